import { render } from "preact";

render(<main>taisen</main>, document.getElementById("app") as HTMLElement);
