import type { BrandInputs } from "./brand-inputs.ts";

/** The default brand: near-white, dark actions, one green accent. */
export const larkspur: BrandInputs = {
  accent: "#22c55e",
  onAccent: "#052e16",
  accentText: { light: "#137338", dark: "#4ade80" },
  accentWash: { light: "#e7f6ec", dark: "#10301d" },
  action: { light: "#0f1412", dark: "#f1f4f2" },
  onAction: { light: "#ffffff", dark: "#0e1210" },
  neutralHue: 150,
  neutralChroma: 0.006,
  radius: 14,
  font: '"Hanken Grotesk Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
};

/** Navy and orange, small corner radius. */
export const harbor: BrandInputs = {
  accent: "#f97316",
  onAccent: "#1c0a00",
  accentText: { light: "#9a3c07", dark: "#fdba74" },
  accentWash: { light: "#fff1e6", dark: "#3a1c08" },
  action: { light: "#0b2a5b", dark: "#dbe7ff" },
  onAction: { light: "#ffffff", dark: "#0a1730" },
  neutralHue: 258,
  neutralChroma: 0.012,
  radius: 6,
  font: larkspur.font,
};

/** Black, white and one strong blue. Text reaches 7:1 in all pairs that these inputs determine. */
export const summit: BrandInputs = {
  accent: { light: "#0b3d91", dark: "#9cc2ff" },
  onAccent: { light: "#ffffff", dark: "#00112e" },
  accentText: { light: "#0b3d91", dark: "#a9caff" },
  accentWash: { light: "#eaf1ff", dark: "#0c1f42" },
  action: { light: "#000000", dark: "#ffffff" },
  onAction: { light: "#ffffff", dark: "#000000" },
  neutralHue: 0,
  neutralChroma: 0,
  radius: 4,
  font: larkspur.font,
};

/** The built-in brands, by name. */
export const brands = { larkspur, harbor, summit } as const;

export type BrandName = keyof typeof brands;
