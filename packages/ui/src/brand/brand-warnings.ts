import { brandProperties } from "./brand-css.ts";
import type { BrandInputs } from "./brand-inputs.ts";
import { type LinearRgb, toOklab } from "./color-space.ts";
import { type ColorMode, resolveColor } from "./resolve-color.ts";
import { tokenProperties } from "./token-properties.ts";

/** What is allowed in a brand and can confuse shoppers. */
export type BrandWarning = {
  code: "accent-near-danger";
  mode: ColorMode;
  /** Difference of hue in OKLCH degrees, 0 to 180. */
  degrees: number;
};

/** Hues nearer than this are both called red. */
const DISTINCT_DEGREES = 15;

/** Below this OKLCH chroma a colour is a grey, and its hue is not seen. */
const GREY_CHROMA = 0.05;

/** Warns, per mode, of an accent whose hue is near that of errors. It does not validate the inputs. */
export function brandWarnings(inputs: BrandInputs): BrandWarning[] {
  const properties = { ...tokenProperties, ...brandProperties(inputs) };
  return (["light", "dark"] as const).flatMap((mode) => {
    const accent = polar(resolveColor("--accent", properties, mode));
    const danger = polar(resolveColor("--danger", properties, mode));
    const degrees = hueDifference(accent.hue, danger.hue);
    const isNear = accent.chroma >= GREY_CHROMA && degrees < DISTINCT_DEGREES;
    return isNear ? [{ code: "accent-near-danger", mode, degrees }] : [];
  });
}

/** Formats a warning: `light: --accent is 1 degree of hue from --danger; 15 look distinct`. */
export function brandWarningText({ mode, degrees }: BrandWarning): string {
  const whole = Math.floor(degrees);
  const unit = whole === 1 ? "degree" : "degrees";
  return `${mode}: --accent is ${whole} ${unit} of hue from --danger; ${DISTINCT_DEGREES} look distinct`;
}

function polar(color: LinearRgb): { chroma: number; hue: number } {
  const [, a, b] = toOklab(color);
  return { chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function hueDifference(first: number, second: number): number {
  const turn = Math.abs(first - second) % 360;
  return Math.min(turn, 360 - turn);
}
