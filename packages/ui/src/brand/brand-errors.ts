import type * as z from "zod";
import type { InputProblem } from "./brand-schema.ts";
import type { ContrastPair } from "./contrast-pairs.ts";
import type { ColorMode } from "./resolve-color.ts";

/** Why a brand is invalid. */
export type BrandError =
  | {
      code: "input";
      /** Name of the input, with the mode if it has two values: `accentText.dark`. */
      input: string;
      problem: InputProblem;
    }
  | (ContrastPair & { code: "contrast"; mode: ColorMode; ratio: number })
  | { code: "selector" };

/** Formats an error: `light: --on-accent on --accent is 1.53, needs 4.5`. */
export function brandErrorText(error: BrandError): string {
  if (error.code === "selector") return "The selector is not plain.";
  if (error.code === "input") return `${error.input || "the brand"}: ${PROBLEMS[error.problem]}`;
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
  const pairs = error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => [inputName([...issue.path, key], inputs), "unknown"] as const);
    }
    const problem: InputProblem =
      issue.code !== "invalid_type"
        ? (issue.message as InputProblem)
        : valueAt(inputs, issue.path) === undefined
          ? "missing"
          : "wrong-type";
    return [[inputName(issue.path, inputs), problem] as const];
  });
  // One colour for both modes is validated twice; report it once.
  const unique = new Map(pairs.map((pair) => [pair.join(), pair]));
  return [...unique.values()].map(([input, problem]) => ({ code: "input", input, problem }));
}

/** `accent.dark`, or `accent` if one colour is used in both modes. */
function inputName(path: readonly PropertyKey[], inputs: unknown): string {
  const isWholeInput = typeof valueAt(inputs, path.slice(0, 1)) === "string";
  return (isWholeInput ? path.slice(0, 1) : path).map(String).join(".");
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
