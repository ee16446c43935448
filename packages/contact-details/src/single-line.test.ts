import { expect, test } from "vitest";
import { singleLine } from "./single-line.ts";

test.each([
  ["  Ana  María ", "Ana  María"],
  ["a\u0000b\r\nc", "a b c"],
  ["\u200b\u2060", ""],
  ["e\u0301", "e\u0301"],
  ["👩‍🔧", "👩‍🔧"],
  ["bad \ud800 half", "bad \ufffd half"],
  [42, ""],
  [["Ana"], ""],
])("singleLine(%j) is %j", (value, expected) => {
  expect(singleLine(value)).toBe(expected);
});
