import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEntities } from "./html-entities.ts";
import { plainText } from "./plain-text.ts";
import { shortText } from "./short-text.ts";

describe("plainText", () => {
  it.each([
    ["Air &amp; Heat", "Air & Heat"],
    ["R&amp;amp;D", "R&D"],
    ["One<br/>two</p>three", "One\ntwo\nthree"],
    ["One <b class='x'>owner</b>", "One owner"],
    ["&lt;b&gt;One&lt;/b&gt; owner", "One owner"],
    ["Low<script>alert('x')</script> miles", "Low miles"],
    ["under < 85,000 miles & more", "under < 85,000 miles & more"],
    ["a\u0000b\u0007c\u200bd", "abcd"],
    ["one\r\ntwo\n\n\n\nthree", "one\ntwo\n\nthree"],
    ["  many   spaces&nbsp;here ", "many spaces here"],
    ["lone \ud800 half", "lone \ufffd half"],
  ])("reads %j as %j", (cell, expected) => expect(plainText(cell)).toBe(expected));

  it("removes control characters and lone surrogates from any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (cell) => {
        const text = plainText(cell);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });

  it("is fast for adversarial text", () => {
    expect(plainText("<".repeat(20_000))).toBe("<".repeat(20_000));
    expect(plainText("<script ".repeat(3_000)).length).toBeLessThanOrEqual(24_000);
  });
});

describe("decodeEntities", () => {
  it.each([
    ["&#8217;", "’"],
    ["&#x2019;", "’"],
    ["&REG;", "®"],
    ["&unknown;", "&unknown;"],
    ["&constructor;", "&constructor;"],
    ["&#0;", "&#0;"],
    ["&#xD800;", "&#xD800;"],
    ["&#9999999;", "&#9999999;"],
    ["AT&T; yes", "AT&T; yes"],
  ])("decodes %j as %j", (text, expected) => expect(decodeEntities(text)).toBe(expected));
});

describe("shortText", () => {
  it("is one line of at most 120 characters", () => {
    expect(shortText("Town &amp;\n Country")).toBe("Town & Country");
    expect(shortText("x".repeat(200))).toHaveLength(120);
  });
});
