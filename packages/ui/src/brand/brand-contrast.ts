import { brandProperties } from "./brand-css.ts";
import type { BrandInputs } from "./brand-inputs.ts";
import { contrast } from "./color-space.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import { type ColorMode, resolveColor } from "./resolve-color.ts";
import { tokenProperties } from "./token-properties.ts";

export type PairContrast = ContrastPair & { mode: ColorMode; ratio: number };

const modes: readonly ColorMode[] = ["light", "dark"];

/** Contrast ratio of every foreground and background pair, in both modes. */
export function brandContrast(inputs: BrandInputs): PairContrast[] {
  const properties = { ...tokenProperties, ...brandProperties(inputs) };
  return modes.flatMap((mode) => {
    const roles = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
    const colors = new Map([...roles].map((role) => [role, resolveColor(role, properties, mode)]));
    return contrastPairs.map((pair) => ({
      ...pair,
      mode,
      ratio: contrast(colors.get(pair.foreground)!, colors.get(pair.background)!),
    }));
  });
}
