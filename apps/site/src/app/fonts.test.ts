import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cutFont } from "../../scripts/cut-font.ts";
import { FONT_CHARACTERS, FURTHER_CHARACTERS } from "../../scripts/font-characters.ts";

const root = new URL("../../../../", import.meta.url).pathname;
const texts = globSync(["apps/site/messages/**/*.json", "packages/sample-dealership/content/**/*.yaml"], {
  cwd: root,
});

describe("the site's font", () => {
  it("has every character of our texts", () => {
    const used = new Set(texts.flatMap((file) => [...readFileSync(root + file, "utf8")]));
    used.delete("\n");
    // The family has no arrows: each browser takes them from another font.
    used.delete("→");
    expect(texts.length).toBeGreaterThan(50);
    expect([...used].filter((character) => !FONT_CHARACTERS.includes(character))).toEqual([]);
  });

  it("is a WOFF2 file that arrives in one round trip", async () => {
    const font = await cutFont(FONT_CHARACTERS);
    expect(font.subarray(0, 4).toString()).toBe("wOF2");
    expect(font.length).toBeLessThan(13_600);
  });

  it("has a second file for exactly the other letters of Latin-1", () => {
    const source = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
    const ranges = source.match(/unicode-range:([^;]+);/)?.[1]?.split(",") ?? [];
    const declared = ranges.flatMap((part) => {
      const [first, last = first] = part.trim().replace("U+", "").split("-");
      const start = Number.parseInt(first!, 16);
      return Array.from({ length: Number.parseInt(last!, 16) - start + 1 }, (_, index) => start + index);
    });
    expect(String.fromCodePoint(...declared)).toBe(FURTHER_CHARACTERS);
  });
});
