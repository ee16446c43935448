import { expect, it } from "vitest";
import { textAt } from "./experiment-text.ts";

const TEXTS = { content: { vehicle: { title: "Ask", empty: "", list: ["a"], price: 7 } } };

it.each([
  ["content.vehicle.title", "Ask"],
  ["content.vehicle", null],
  ["content.vehicle.empty", null],
  ["content.vehicle.price", null],
  ["content.vehicle.title.length", null],
  ["content.other.title", null],
  ["constructor.name", null],
  ["", null],
])("the text at %j is %j", (path, text) => {
  expect(textAt(TEXTS, path)).toBe(text);
});

it.each([undefined, null, "text", []])("%j has no texts", (texts) => {
  expect(textAt(texts, "content.vehicle")).toBeNull();
});
