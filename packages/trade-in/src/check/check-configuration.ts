import { type Result, resultOf } from "@forecourt/result";

export type ErrorCode =
  | "wrong-type"
  | "unknown-field"
  | "unknown-value"
  | "unknown-operator"
  | "unknown-key"
  | "unknown-question"
  | "unknown-answer"
  | "duplicate"
  | "empty"
  | "out-of-range"
  | "not-asked"
  | "condition-not-a-choice"
  | "condition-not-earlier"
  | "condition-cycle"
  | "reserved-question";

/** Keys and indexes from the outside in: `["questions", 3, "answers", 0, "deduction", "rules", 0, "operator"]`. */
export type Path = readonly (string | number)[];

export type ConfigurationError = { path: Path; code: `configuration.${ErrorCode}` };

export type Checked<T> = Result<T, ConfigurationError>;

export type Report = (path: Path, code: ErrorCode) => void;

/** Returns the error code of a single value, or false. */
export type FieldCheck = (value: unknown) => ErrorCode | false;

/** The expected shape: a value check, a list, or fields; a name with `?` is optional. */
export type Shape = FieldCheck | readonly [Shape] | { readonly [field: string]: Shape };

/**
 * Checks the shape of a configuration, then its meaning. References between parts are followed only if the shape is
 * right.
 */
export function checkConfiguration<T>(
  value: unknown,
  shape: Shape,
  checkReferences: (value: T, report: Report) => void,
): Checked<T> {
  const errors: ConfigurationError[] = [];
  const report: Report = (path, code) => {
    errors.push({ path, code: `configuration.${code}` });
  };
  checkShape(value, shape, [], report);
  if (errors.length === 0) checkReferences(value as T, report);
  return resultOf(errors, () => value as T);
}

/** Reports values of the wrong shape and unknown fields, which are most likely misspelt. */
function checkShape(value: unknown, shape: Shape, path: Path, report: Report): void {
  if (typeof shape === "function") {
    const code = shape(value);
    if (code) report(path, code);
    return;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(shape)) {
    report(path, "wrong-type");
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      checkShape(item, (shape as readonly [Shape])[0], [...path, index], report);
    }
    return;
  }
  const fields = new Map(Object.entries(value));
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace("?", "");
    if (fields.get(name) !== undefined || name === key)
      checkShape(fields.get(name), inner, [...path, name], report);
    fields.delete(name);
  }
  for (const name of fields.keys()) report([...path, name], "unknown-field");
}
