import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { buildStyles } from "../scripts/build-styles.ts";
import { tokenProperties } from "./brand/token-properties.ts";
import { readSource, sourceFiles, styleSheets } from "./testing/read-source.ts";

const theme = styleSheets.map(readSource).join("\n");

let css = "";
beforeAll(async () => {
  css = await buildStyles(fileURLToPath(new URL(".", import.meta.url)));
});

/** The CSS outside all blocks. */
function topLevel(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === "}" && depth === 0) {
      rules.push(text.slice(start, index + 1).trim());
      start = index + 1;
    }
  }
  return rules;
}

describe("styles.css", () => {
  it("is one layer, so that unlayered styles of a site override it", () => {
    const [layer = "", ...others] = topLevel(css.replace(/^\/\*[\s\S]*?\*\//, ""));
    expect(layer).toMatch(/^@layer forecourt\s*\{/);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((rule) => !rule.startsWith("@property --tw-"))).toEqual([]);
  });

  it("contains every token, the reset and the base", () => {
    expect(Object.keys(tokenProperties).filter((name) => !css.includes(`${name}:`))).toEqual([]);
    expect(css.includes("box-sizing:border-box")).toBe(true);
    expect(css.match(/body\{[^}]*/)?.[0]).toContain("background:var(--canvas)");
    expect(css.match(/@(import|theme|source|utility|apply|tailwind)\b/g)).toBeNull();
  });

  it("contains only classes of components, not those of stories and tests", () => {
    const sources = sourceFiles.map(readSource).join("\n");
    const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)]
      .map(([, name = ""]) => name.replace(/\\(.)/g, "$1"))
      .filter((name) => !/^\d/.test(name));
    expect(classes).toEqual(expect.arrayContaining(["bg-surface", "rounded-full", "hit-area", "button"]));
    expect(classes.filter((name) => !sources.includes(name) && !theme.includes(`.${name}`))).toEqual([]);
  });

  it("is at most 25 KiB compressed", () => {
    expect(gzipSync(css).length).toBeLessThan(25 * 1024);
  });
});
