import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRichText } from "./parse-rich-text.ts";

describe("parseRichText", () => {
  test("parses strong text and links between plain text", () => {
    expect(parseRichText("Call [{us}](tel:+14175550142) **today** or [write](/contact-us).")).toEqual([
      { type: "text", text: "Call " },
      { type: "link", text: "{us}", href: "tel:+14175550142" },
      { type: "text", text: " " },
      { type: "strong", text: "today" },
      { type: "text", text: " or " },
      { type: "link", text: "write", href: "/contact-us" },
      { type: "text", text: "." },
    ]);
  });

  test.each(["/legal/privacy-policy", "#terms", "https://example.com/a?b=c", "mailto:hello@dealer.example"])(
    "links to %s",
    (href) => {
      expect(parseRichText(`[a](${href})`)).toEqual([{ type: "link", text: "a", href }]);
    },
  );

  test.each([
    "javascript:alert(1)",
    "//evil.test",
    "/\\evil.test",
    "http://a.test",
    "data:text/html,x",
    "tel:1;2",
  ])("does not link to %s", (href) => {
    expect(parseRichText(`[a](${href})`)).toEqual([{ type: "text", text: `[a](${href})` }]);
  });

  test("keeps every word", () => {
    const kept = fc.property(fc.string(), (text) => {
      const words = parseRichText(text).map((part) => part.text);
      const plain = (value: string) => value.replace(/[^A-Za-z0-9]/g, "");
      // Only link targets may be dropped.
      fc.pre(!text.includes("]("));
      expect(plain(words.join(""))).toBe(plain(text));
    });
    fc.assert(kept);
  });
});
