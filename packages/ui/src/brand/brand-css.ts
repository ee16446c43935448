import type { BrandColor, BrandInputs } from "./brand-inputs.ts";

const color = (value: BrandColor) =>
  typeof value === "string" ? value : `light-dark(${value.light}, ${value.dark})`;

/**
 * A brand as the style sheet that restyles a site: load it anywhere after or before `tokens.css`.
 *
 * @param selector where the brand holds; the whole page unless told.
 * @example brandCss(harbor, '[data-brand="harbor"]')
 */
export function brandCss(inputs: BrandInputs, selector = ":root"): string {
  return `${selector} {
  --brand-accent: ${color(inputs.accent)};
  --brand-on-accent: ${color(inputs.onAccent)};
  --brand-accent-text: ${color(inputs.accentText)};
  --brand-accent-wash: ${color(inputs.accentWash)};
  --brand-action: ${color(inputs.action)};
  --brand-on-action: ${color(inputs.onAction)};
  --brand-neutral-hue: ${inputs.neutralHue};
  --brand-neutral-chroma: ${inputs.neutralChroma};
  --brand-radius: ${inputs.radius}px;
  --brand-font: ${inputs.font};
}
`;
}
