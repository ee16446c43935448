import type { BrandColor, BrandInputs } from "@forecourt/ui/brand-inputs";

export const colorInputs = ["accent", "onAccent", "accentText", "accentWash", "action", "onAction"] as const;
export const numberInputs = ["neutralHue", "neutralChroma", "radius"] as const;

type ColorInput = (typeof colorInputs)[number];
type NumberInput = (typeof numberInputs)[number];

/** The ten inputs as typed text: each colour for light and dark mode. */
export type BrandDraft = Record<ColorInput, { light: string; dark: string }> &
  Record<NumberInput, string> & { font: string };

const both = (color: BrandColor) => (typeof color === "string" ? { light: color, dark: color } : color);

export function draftOf(brand: BrandInputs): BrandDraft {
  return {
    accent: both(brand.accent),
    onAccent: both(brand.onAccent),
    accentText: both(brand.accentText),
    accentWash: both(brand.accentWash),
    action: both(brand.action),
    onAction: both(brand.onAction),
    neutralHue: String(brand.neutralHue),
    neutralChroma: String(brand.neutralChroma),
    radius: String(brand.radius),
    font: brand.font,
  };
}

/** Converts the typed text to inputs of `defineBrand`, which reports invalid numbers. */
export function inputsOf(draft: BrandDraft): BrandInputs {
  const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
  return {
    ...draft,
    neutralHue: number(draft.neutralHue),
    neutralChroma: number(draft.neutralChroma),
    radius: number(draft.radius),
  };
}
