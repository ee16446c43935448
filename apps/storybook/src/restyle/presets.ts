import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { brands } from "@forecourt/ui/brands";
import { type BrandDraft, draftOf } from "./brand-draft.ts";

/** The brands to start from: the built-in ones, one that is rejected, and one with a warning. */
export const presets: Readonly<Record<string, BrandInputs>> = {
  ...brands,
  // White on yellow, and yellow text on white.
  "low-contrast yellow": {
    ...brands.larkspur,
    accent: "#facc15",
    onAccent: "#ffffff",
    accentText: "#eab308",
  },
  red: {
    ...brands.summit,
    accent: { light: "#c8102e", dark: "#ff8a80" },
    onAccent: { light: "#ffffff", dark: "#2d0d0a" },
    accentText: { light: "#a50d26", dark: "#ffb3ab" },
    accentWash: { light: "#fdecee", dark: "#3a1418" },
  },
};

/** Whether the editor shows exactly this brand. */
export function isPreset(draft: BrandDraft, brand: BrandInputs): boolean {
  return JSON.stringify(draft) === JSON.stringify(draftOf(brand));
}
