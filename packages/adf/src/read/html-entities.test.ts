import { expect, it } from "vitest";
import { HTML_ENTITIES } from "./html-entities.ts";

/** Code points of HTML 4.01, chapter 24. */
it.each([
  ["nbsp", 160],
  ["iexcl", 161],
  ["copy", 169],
  ["reg", 174],
  ["micro", 181],
  ["para", 182],
  ["frac12", 189],
  ["iquest", 191],
  ["Agrave", 192],
  ["Ccedil", 199],
  ["Egrave", 200],
  ["Ntilde", 209],
  ["times", 215],
  ["Ugrave", 217],
  ["Uacute", 218],
  ["szlig", 223],
  ["agrave", 224],
  ["ntilde", 241],
  ["divide", 247],
  ["yacute", 253],
  ["thorn", 254],
  ["yuml", 255],
  ["ndash", 0x2013],
  ["mdash", 0x2014],
  ["lsquo", 0x2018],
  ["rsquo", 0x2019],
  ["ldquo", 0x201c],
  ["rdquo", 0x201d],
  ["bull", 0x2022],
  ["hellip", 0x2026],
  ["euro", 0x20ac],
  ["trade", 0x2122],
])("%s is the character %i", (name, code) => {
  expect(HTML_ENTITIES.get(name)).toBe(String.fromCodePoint(code));
});

it("has 96 characters of Latin-1 and 10 others, none of them markup", () => {
  expect(HTML_ENTITIES.size).toBe(106);
  for (const character of HTML_ENTITIES.values()) expect(character).toMatch(/^[^&<>"']$/u);
});
