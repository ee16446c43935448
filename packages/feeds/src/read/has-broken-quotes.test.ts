import { describe, expect, it } from "vitest";
import { hasBrokenQuotes } from "./has-broken-quotes.ts";

describe("hasBrokenQuotes", () => {
  it.each([
    ['a,b,"c"\n', false],
    ['"a","b ""quoted"" c","d, e"', false],
    ['"""Best"" car",b', false],
    ['"two\nlines",b', false],
    ['5" screen,b', false],
    ['"",""', false],
    ["", false],
    ['\n\n"a",b\n', false],
    ['"5" screen",b', true],
    ['a,"Loaded" with leather,b', true],
    ['"a" ,b', true],
  ])("says of %j %j", (raw, expected) => expect(hasBrokenQuotes(raw, ",")).toBe(expected));

  it("depends on the delimiter", () => {
    expect(hasBrokenQuotes('"a"\t"b"', "\t")).toBe(false);
    expect(hasBrokenQuotes('"a"\t"b"', ",")).toBe(true);
  });
});
