import type { BrandColor, BrandInputs } from "./brand-inputs.ts";

function color(value: BrandColor): string {
  if (typeof value === "string") return value;
  return value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`;
}

/** Formats without an exponent, which some CSS parsers reject. */
const decimal = (value: number) => String(Number(value.toFixed(4)));

/** The brand's inputs as the custom properties that tokens.css reads. */
export function brandProperties(inputs: BrandInputs) {
  return {
    "--brand-accent": color(inputs.accent),
    "--brand-on-accent": color(inputs.onAccent),
    "--brand-accent-text": color(inputs.accentText),
    "--brand-accent-wash": color(inputs.accentWash),
    "--brand-action": color(inputs.action),
    "--brand-on-action": color(inputs.onAction),
    "--brand-neutral-hue": decimal(inputs.neutralHue),
    "--brand-neutral-chroma": decimal(inputs.neutralChroma),
    "--brand-radius": `${decimal(inputs.radius)}px`,
    "--brand-font": inputs.font,
  };
}

/** The brand as a CSS rule. It does not validate the inputs; `defineBrand` does. */
export function brandCss(inputs: BrandInputs, selector: string): string {
  const lines = Object.entries(brandProperties(inputs)).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join("")}}\n`;
}
