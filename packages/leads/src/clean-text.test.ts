import { describe, expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

describe("several lines", () => {
  it.each([
    [" Is it\r\nstill there?\u0000 ", "Is it\nstill there?"],
    ["a\rb\r\r\nc", "a\nb\n\nc"],
    ["a\tb\nc", "a\tb\nc"],
    ["a\u0001b\u001Fc\u007Fd", "abcd"],
    ["a\u0085b", "a\u0085b"],
    ["a\uD83Db\uDE00c😀", "abc😀"],
    ["¿Está?", "¿Está?"],
    ["  ", ""],
    ["\u200B\u200B", ""],
    ["\n \u0000", ""],
  ])("%j is %j", (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe("one line", () => {
  it.each([
    ["Ada\nBcc: x@example.com", "Ada Bcc: x@example.com"],
    ["Ada\r\nLovelace\t ", "Ada Lovelace"],
    ["Ada\u0000", "Ada"],
    ["\u200B", ""],
  ])("%j is %j", (text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });
});
