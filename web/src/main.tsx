import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./App";
import { startRouter } from "./router";
import { startSettings } from "./settings";
import { language, needTexts } from "./texts";
import "./styles/base.css";
import "./styles/shell.css";

startSettings();
startRouter();
effect(() => {
  document.documentElement.lang = language.value;
});
await needTexts("web");
render(<App />, document.getElementById("app") as HTMLElement);
