import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Toasts, toast } from "../../src/parts/toasts";
import { useRefusals } from "../../src/table/refusals";
import { createStore, type TableStore } from "../../src/table/store";
import { language, needTexts } from "../../src/texts";
import { decision, option, refusal, tableState, update } from "./samples";

let store: TableStore;

function Page() {
  useRefusals(store);
  return <Toasts />;
}

beforeEach(async () => {
  language.value = "en";
  await needTexts("web");
  store = createStore(() => true);
  store.receive(tableState());
  store.receive(update(decision([option("a"), option("b")], { default: 0 })));
  render(<Page />);
});
afterEach(() => {
  for (const button of screen.queryAllByRole("button", { name: "Close" })) fireEvent.click(button);
  cleanup();
});

it("tells what was refused until the next answer is on its way", async () => {
  store.receive(refusal("answer", "BS-11.05"));
  expect(await screen.findByText("No.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "BS-11.05" })).toBeTruthy();
  store.receive(update(decision([option("a")], { default: 0 })));
  await new Promise((after) => setTimeout(after));
  expect(screen.queryByText("No.")).not.toBeNull();
  store.chooseDefault();
  await waitFor(() => expect(screen.queryByText("No.")).toBeNull());
});

it("leaves other notices where they are", async () => {
  toast("The list could not be loaded.");
  store.receive(refusal("answer"));
  expect(await screen.findByText("No.")).toBeTruthy();
  store.chooseDefault();
  await waitFor(() => expect(screen.queryByText("No.")).toBeNull());
  expect(screen.getByText("The list could not be loaded.")).toBeTruthy();
});
