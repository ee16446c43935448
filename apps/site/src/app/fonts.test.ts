import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cutFont } from "../../scripts/cut-font.ts";
import { FONT_CHARACTERS } from "../../scripts/font-characters.ts";

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

  it("is a WOFF2 file of at most 22,000 bytes", async () => {
    const font = await cutFont();
    expect(font.subarray(0, 4).toString()).toBe("wOF2");
    expect(font.length).toBeLessThan(22_000);
  });
});
