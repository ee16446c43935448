import type * as z from "zod";
import type { InputProblem } from "./brand-schema.ts";
import type { ContrastPair } from "./contrast-pairs.ts";
import type { ColorMode } from "./resolve-color.ts";

/** Why a brand is invalid. `path` is empty for the whole brand, a pair of its colours, and the selector. */
export type BrandError =
  | {
      /** The input, with the mode if it has two values: `["accentText", "dark"]`. */
      path: readonly PropertyKey[];
      code: "input";
      problem: InputProblem;
    }
  | (ContrastPair & { path: readonly []; code: "contrast"; mode: ColorMode; ratio: number })
  | { path: readonly []; code: "selector" };

/** Formats an error: `light: --on-accent on --accent is 1.53, needs 4.5`. */
export function brandErrorText(error: BrandError): string {
  if (error.code === "selector") return "The selector is not plain.";
  if (error.code === "input")
    return `${error.path.map(String).join(".") || "the brand"}: ${PROBLEMS[error.problem]}`;
  const { mode, foreground, background, ratio, min } = error;
  // Round down, so that 4.497 is not shown as 4.5.
  return `${mode}: ${foreground} on ${background} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}, needs ${min}`;
}

const PROBLEMS: Record<InputProblem, string> = {
  missing: "is missing",
  unknown: "is not known",
  "wrong-type": "has the wrong type",
  "not-a-color": "is no opaque colour as #rrggbb, rgb(34 197 94) or oklch(0.72 0.19 150)",
  "not-a-font": "is no list of font families",
  "out-of-range": "is out of range",
};

/** Converts the schema's issues to errors. */
export function inputErrors(error: z.ZodError, inputs: unknown): BrandError[] {
  const errors = error.issues.flatMap((issue): (BrandError & { code: "input" })[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path: inputPath([...issue.path, key], inputs),
        code: "input",
        problem: "unknown",
      }));
    }
    const problem: InputProblem =
      issue.code !== "invalid_type"
        ? (issue.message as InputProblem)
        : valueAt(inputs, issue.path) === undefined
          ? "missing"
          : "wrong-type";
    return [{ path: inputPath(issue.path, inputs), code: "input", problem }];
  });
  // One colour for both modes is validated twice; report it once.
  return [...new Map(errors.map((error) => [brandErrorText(error), error])).values()];
}

/** `["accent", "dark"]`, or `["accent"]` if one colour is used in both modes. */
function inputPath(path: readonly PropertyKey[], inputs: unknown): readonly PropertyKey[] {
  const isWholeInput = typeof valueAt(inputs, path.slice(0, 1)) === "string";
  return isWholeInput ? path.slice(0, 1) : path;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (nested, key) =>
      typeof nested === "object" && nested !== null
        ? (nested as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
