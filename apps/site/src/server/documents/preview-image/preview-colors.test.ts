import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { oklchHex, previewColors } from "./preview-colors.ts";

const tokens = readFileSync(fileURLToPath(import.meta.resolve("@forecourt/ui/tokens.css")), "utf8");

test.each([
  [1, 0, 0, "#ffffff"],
  [0, 0, 0, "#000000"],
  // Reference colors of CSS Color 4.
  [0.62796, 0.25768, 29.234, "#ff0000"],
  [0.86644, 0.29483, 142.495, "#00ff00"],
  [0.45201, 0.31321, 264.052, "#0000ff"],
])("oklch(%d %d %d) is %s", (lightness, chroma, hue, hex) => {
  expect(oklchHex(lightness, chroma, hue)).toBe(hex);
});

test("previewColors match the design tokens", () => {
  expect(tokens).toContain(`--brand-accent: ${previewColors.accent};`);
  expect(tokens).toContain(`${previewColors.accentText});`);
  expect(tokens).toContain("--n-8: oklch(0.19 calc(var(--n-c) * 1.6) var(--n-h));");
  expect(tokens).toContain("--inverse: light-dark(var(--n-8),");
  expect(previewColors.canvas).toBe("#111512");
});
