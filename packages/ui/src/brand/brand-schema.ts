import * as z from "zod";
import type { BrandInputs } from "./brand-inputs.ts";
import { parseColor } from "./parse-color.ts";

/** Error codes of one input. */
export type InputProblem =
  | "missing"
  | "unknown"
  | "wrong-type"
  | "not-a-color"
  | "not-a-font"
  | "out-of-range";

const problem = (code: InputProblem) => ({ error: code });

/** The whole text must be a colour, so that no other CSS can be injected. */
const oneColor = z.string().refine((text) => parseColor(text) !== undefined, problem("not-a-color"));

/** Expands one colour to the same colour for both modes. */
const color = z.preprocess(
  (value) => (typeof value === "string" ? { light: value, dark: value } : value),
  z.strictObject({ light: oneColor, dark: oneColor }),
);

const within = (min: number, max: number) =>
  z.number().min(min, problem("out-of-range")).max(max, problem("out-of-range"));

/** A quoted name, unquoted words, or a variable such as `next/font` creates. */
const FAMILY =
  /^(?:"[\p{L}\p{N} .&+-]+"|'[\p{L}\p{N} .&+-]+'|var\(--[\w-]+\)|-?[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*)$/u;
/** CSS keywords that are not font families. */
const RESERVED = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;

const isFamily = (text: string) => FAMILY.test(text) && !RESERVED.test(text);

const font = z.string().refine((text) => text.split(/ *, */).every(isFamily), problem("not-a-font"));

/** Schema of the ten inputs: all required, no others allowed. */
export const brandSchema = z.strictObject({
  accent: color,
  onAccent: color,
  accentText: color,
  accentWash: color,
  action: color,
  onAction: color,
  neutralHue: within(0, 360),
  neutralChroma: within(0, 0.03),
  radius: within(0, 32),
  font,
} satisfies Record<keyof BrandInputs, z.ZodType>);
