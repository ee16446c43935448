import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandProperties } from "./brand/brand-css.ts";
import { larkspur } from "./brand/brands.ts";
import { readProperties } from "./testing/read-properties.ts";

const theme = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const declared = readProperties("tokens.css");

describe("tokens.css", () => {
  it("uses the default brand as default values", () => {
    expect(declared).toMatchObject(brandProperties(larkspur));
  });

  it("maps every role to one Tailwind name", () => {
    const mapped = [...theme.matchAll(/--color-[\w-]+: var\((--[\w-]+)\);/g)].map((match) => match[1]!);
    expect(mapped.length).toBeGreaterThan(40);
    for (const role of mapped) expect(declared[role], role).toBeDefined();
    expect(new Set(mapped).size).toBe(mapped.length);
  });
});
