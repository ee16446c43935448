import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { larkspur } from "@forecourt/ui/brands";

/** The brand of preview images: another dealership sets its own inputs here, as on its pages. */
const brand: BrandInputs = larkspur;

/** The colors of the dark band in `@forecourt/ui/tokens.css` as hex values: the renderer does not support OKLCH. */
export const previewColors = {
  /** `--inverse` of a light page. */
  canvas: oklchHex(0.19, brand.neutralChroma * 1.6, brand.neutralHue),
  /** `--on-inverse`. */
  text: oklchHex(0.978, brand.neutralChroma * 0.5, brand.neutralHue),
  /** Near `--on-inverse-muted`. */
  muted: oklchHex(0.8, brand.neutralChroma * 1.3, brand.neutralHue),
  line: oklchHex(0.37, brand.neutralChroma * 1.6, brand.neutralHue),
  accent: typeof brand.accent === "string" ? brand.accent : brand.accent.dark,
  /** The accent as text on the canvas. */
  accentText: typeof brand.accentText === "string" ? brand.accentText : brand.accentText.dark,
};

/**
 * Converts an OKLCH color to `#rrggbb` (CSS Color 4, section "OKLab").
 *
 * @param hue degrees
 * @example oklchHex(1, 0, 0) // "#ffffff"
 */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(hexChannel).join("")}`;
}

/** Converts a linear-light channel to two hex digits of sRGB. */
function hexChannel(linear: number): string {
  const light = Math.min(Math.max(linear, 0), 1);
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, "0");
}
