import { expect, it } from "vitest";
import { withPhrase } from "./with-phrase.ts";

it.each([
  ["", "Is it available?", "Is it available?"],
  ["Hello.", "Is it available?", "Hello. Is it available?"],
  ["Hello.\n", "Is it available?", "Hello. Is it available?"],
  ["Is it available? Thanks", "Is it available?", "Is it available? Thanks"],
])("message %j with %j is %j", (message, phrase, expected) => {
  expect(withPhrase(message, phrase)).toBe(expected);
});
