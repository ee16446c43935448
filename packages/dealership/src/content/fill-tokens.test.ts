import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTokens, tokensIn } from "./fill-tokens.ts";

describe("fillTokens", () => {
  test("replaces repeated tokens and dotted names", () => {
    expect(fillTokens("{a} and {claim.b}, {a}", { a: "1", "claim.b": "2" })).toBe("1 and 2, 1");
  });

  test("fills every text of nested content and keeps other values", () => {
    const page = { title: "{a}", list: ["{a}", { href: "{b}" }], limit: 9, link: null, open: true };
    expect(fillTokens(page, { a: "x", b: "/y" })).toEqual({
      title: "x",
      list: ["x", { href: "/y" }],
      limit: 9,
      link: null,
      open: true,
    });
    expect(page.title).toBe("{a}");
  });

  test("keeps a token without a fact", () => {
    expect(fillTokens("{a} {constructor}", {})).toBe("{a} {constructor}");
  });

  test("does not expand tokens or replacement patterns inside facts", () => {
    expect(fillTokens("{a}", { a: "{b} $& $1", b: "no" })).toBe("{b} $& $1");
  });

  test("keeps braces that are not tokens", () => {
    expect(fillTokens("{} { a } {1}", { a: "x", "1": "y" })).toBe("{} { a } {1}");
  });
});

describe("tokensIn", () => {
  test("returns each token once, at any depth", () => {
    expect(tokensIn({ a: "{x} {y}", b: [{ c: "{x}" }], d: 1, e: null })).toEqual(["x", "y"]);
  });

  test("returns none after filling", () => {
    const name = fc.stringMatching(/^[A-Za-z]\w{0,8}$/);
    const filled = fc.property(fc.dictionary(name, fc.stringMatching(/^[^{}]*$/)), (facts) => {
      const text = Object.keys(facts).map((key) => `{${key}}`);
      expect(fillTokens(text, facts)).toEqual(Object.values(facts));
      expect(tokensIn(fillTokens(text, facts))).toEqual([]);
    });
    fc.assert(filled);
  });
});
