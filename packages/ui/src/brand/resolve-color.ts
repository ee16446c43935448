import { fromOklab, type LinearRgb, toOklab } from "./color-space.ts";
import { parseColor } from "./parse-color.ts";

export type ColorMode = "light" | "dark";

/**
 * Resolves a token's colour as a browser does.
 * Supports the functions in tokens.css: `var`, `light-dark`, `calc` of a product, `color-mix(in oklab, …)`.
 * Throws on others, so that a new function in the tokens is not ignored.
 */
export function resolveColor(
  name: string,
  properties: Readonly<Record<string, string>>,
  mode: ColorMode,
): LinearRgb {
  return evaluate(substitute(`var(${name})`, properties), mode);
}

function substitute(text: string, properties: Readonly<Record<string, string>>): string {
  let result = text;
  for (let depth = 0; depth < 20 && result.includes("var("); depth += 1) {
    result = result.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = properties[name];
      if (value === undefined) throw new Error(`${name} is not declared.`);
      return value;
    });
  }
  return result.replace(/calc\(([\d.* ]+)\)/g, (_, factors: string) =>
    factors
      .split("*")
      .reduce((product, factor) => product * Number(factor), 1)
      .toFixed(6),
  );
}

function evaluate(text: string, mode: ColorMode): LinearRgb {
  const value = text.trim();
  const parsed = parseColor(value);
  if (parsed) return parsed;
  const [, name, inner = ""] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === "light-dark") return evaluate(splitArguments(inner)[mode === "light" ? 0 : 1]!, mode);
  if (name === "color-mix") return mix(splitArguments(inner), mode);
  throw new Error(`Cannot read the colour ${value}.`);
}

function mix([space, first = "", second = ""]: readonly string[], mode: ColorMode): LinearRgb {
  const [, color, share] = /^(.*)\s+([\d.]+)%$/s.exec(first) ?? [];
  if (space !== "in oklab" || !color) throw new Error(`Cannot mix ${first} ${space}.`);
  const [from, to] = [toOklab(evaluate(color, mode)), toOklab(evaluate(second, mode))];
  const weight = Number(share) / 100;
  return fromOklab([0, 1, 2].map((i) => from[i]! * weight + to[i]! * (1 - weight)) as unknown as LinearRgb);
}

/** Splits a function's arguments at top-level commas. */
function splitArguments(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
