import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";
import { NumberField } from "../../src/pages/editor/forms";

afterEach(cleanup);

it("keeps what is typed while the form is drawn anew, until it is entered", () => {
  const onChange = vi.fn();
  const field = (fault = "") => <NumberField title="Life" value={3} fault={fault} onChange={onChange} />;
  const { rerender } = render(field());
  const input = screen.getByRole<HTMLInputElement>("spinbutton");
  fireEvent.input(input, { target: { value: "0" } });
  rerender(field("something else"));
  expect(input.value).toBe("0");
  fireEvent.change(input);
  expect(onChange.mock.calls).toEqual([[0]]);
});

it("shows the number that holds again when nothing was entered", () => {
  render(<NumberField title="Life" value={3} onChange={() => undefined} />);
  const input = screen.getByRole<HTMLInputElement>("spinbutton");
  fireEvent.input(input, { target: { value: "" } });
  fireEvent.blur(input);
  expect(input.value).toBe("3");
});
