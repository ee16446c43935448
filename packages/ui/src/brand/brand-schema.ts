import * as z from "zod";
import type { BrandInputs } from "./brand-inputs.ts";
import { parseColor } from "./parse-color.ts";

/** What can be wrong with one input. */
export type InputProblem =
  | "missing"
  | "unknown"
  | "wrong-type"
  | "not-a-color"
  | "not-a-font"
  | "out-of-range";

const problem = (code: InputProblem) => ({ error: code });

/** Nothing that a style sheet could read as more than a colour gets through: the whole text must be one. */
const oneColor = z.string().refine((text) => parseColor(text) !== undefined, problem("not-a-color"));

/** One colour for both modes is the same colour twice. */
const color = z.preprocess(
  (value) => (typeof value === "string" ? { light: value, dark: value } : value),
  z.strictObject({ light: oneColor, dark: oneColor }),
);

const within = (least: number, most: number) =>
  z.number().min(least, problem("out-of-range")).max(most, problem("out-of-range"));

/** A quoted name, plain words, or a variable such as `next/font` makes. */
const FAMILY =
  /^(?:"[\p{L}\p{N} .&+-]+"|'[\p{L}\p{N} .&+-]+'|var\(--[\w-]+\)|-?[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*)$/u;
/** Words that mean something else than a family. */
const RESERVED = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;

const isFamily = (text: string) => FAMILY.test(text) && !RESERVED.test(text);

const font = z.string().refine((text) => text.split(/ *, */).every(isFamily), problem("not-a-font"));

/** The ten inputs of a brand: nothing missing, nothing unknown, no value that is more than a value. */
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
