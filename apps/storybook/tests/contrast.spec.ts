import { readFileSync } from "node:fs";
import { brandContrast } from "@forecourt/ui/brand-contrast";
import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { type BrandName, brands, larkspur } from "@forecourt/ui/brands";
import { contrastPairs } from "@forecourt/ui/contrast-pairs";
import { defineBrand } from "@forecourt/ui/define-brand";
import { expect, type Page, test } from "@playwright/test";

const tokens = readFileSync(new URL(import.meta.resolve("@forecourt/ui/tokens.css")), "utf8");
const modes = ["light", "dark"] as const;
const roles = [...new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]))];

/** Every role as Chromium paints it: red, green, blue, 0 to 255. */
async function paintedRoles(page: Page, brandCss: string, mode: (typeof modes)[number]) {
  await page.setContent(`<html data-theme="${mode}"><style>${tokens}${brandCss}</style><p>`);
  return page.evaluate((names) => {
    const probe = document.querySelector("p")!;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const painted: Record<string, readonly number[]> = {};
    for (const name of names) {
      probe.style.color = `var(${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      painted[name] = [...canvas.getImageData(0, 0, 1, 1).data];
    }
    return painted;
  }, roles);
}

// WCAG 2.2's formula, implemented again so that the test does not use the tested code.
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

async function paintedContrast(page: Page, brandCss: string) {
  const ratios: { pair: string; ratio: number; min: number }[] = [];
  for (const mode of modes) {
    const painted = await paintedRoles(page, brandCss, mode);
    for (const { foreground, background, min } of contrastPairs) {
      const [darker, lighter] = [foreground, background]
        .map((role) => luminance(painted[role]!))
        .sort((a, b) => a - b);
      const pair = `${mode}: ${foreground} on ${background}`;
      ratios.push({ pair, ratio: (lighter! + 0.05) / (darker! + 0.05), min });
    }
  }
  return ratios;
}

for (const name of Object.keys(brands) as BrandName[]) {
  test(`${name}: every pair passes in Chromium, and matches the computed ratio`, async ({ page }) => {
    const brand = defineBrand(brands[name]);
    const painted = await paintedContrast(page, brand.ok ? brand.value.css : "");
    expect(painted).toHaveLength(2 * contrastPairs.length);
    expect(painted.filter(({ ratio, min }) => ratio < min)).toEqual([]);
    const computed = brandContrast(brands[name]);
    for (const [index, { pair, ratio }] of painted.entries()) {
      // Painted channels are integers, so the ratios may differ slightly.
      expect(Math.abs(computed[index]!.ratio / ratio - 1), pair).toBeLessThan(0.02);
    }
  });
}

test("a low-contrast brand fails in Chromium and in defineBrand", async ({ page }) => {
  const lowContrast: BrandInputs = { ...larkspur, accent: "#facc15", onAccent: "#ffffff" };
  expect(defineBrand(lowContrast)).toMatchObject({ ok: false });
  const css = ":root { --brand-accent: #facc15; --brand-on-accent: #ffffff; }";
  const failing = (await paintedContrast(page, css)).filter(({ ratio, min }) => ratio < min);
  expect(failing.map(({ pair }) => pair)).toEqual(modes.map((mode) => `${mode}: --on-accent on --accent`));
});
