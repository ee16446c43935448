// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { PhoneInput } from "./phone-input.tsx";

/** Writes `+1 (417` and further digits as they are. */
const mask = (value: string) => {
  const digits = value.replace(/^\+1|\D/g, "");
  const masked = digits ? `+1 (${digits}` : value;
  return { value: masked, caret: masked.length };
};

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = "";
});

it.each([
  ["+1 (", ""],
  ["+1", ""],
  ["(", ""],
  ["", ""],
  ["+1 (4", "+1 (4"],
  ["417", "+1 (417"],
])("%j becomes %j when focus leaves", (typed, left) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<PhoneInput mask={mask} />));
  const input = document.querySelector("input")!;
  act(() => input.focus());
  input.value = typed;
  act(() => input.blur());
  expect(input.value).toBe(left);
});
