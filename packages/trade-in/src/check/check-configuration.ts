export type Fault =
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

/** A fault and where it is, such as `questions.3.answers.0.deduction.rules.0.operator`. */
export type ConfigurationProblem = { field: string; code: `configuration.${Fault}` };

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: ConfigurationProblem[] };

export type Report = (field: string, fault: Fault) => void;

/** What is wrong with a single value. */
export type FieldCheck = (value: unknown) => Fault | false;

/** What a value must look like: one value, a list, or fields, of which one that ends in `?` may be missing. */
export type Shape = FieldCheck | readonly [Shape] | { readonly [field: string]: Shape };

/**
 * Checks the form of a configuration and, when nothing is wrong with that, what it means: only then can references
 * between its parts be followed.
 */
export function checkConfiguration<T>(
  value: unknown,
  shape: Shape,
  checkMeaning: (value: T, report: Report) => void,
): Checked<T> {
  const problems: ConfigurationProblem[] = [];
  const report: Report = (field, fault) => {
    problems.push({ field, code: `configuration.${fault}` });
  };
  checkShape(value, shape, "", report);
  if (problems.length === 0) checkMeaning(value as T, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as T };
}

/** Reports whatever is not of its shape, and every field that no shape knows: most likely it is misspelt. */
function checkShape(value: unknown, shape: Shape, field: string, report: Report): void {
  if (typeof shape === "function") {
    const fault = shape(value);
    if (fault) report(field, fault);
    return;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(shape)) {
    report(field, "wrong-type");
    return;
  }
  const at = (name: string) => (field ? `${field}.${name}` : name);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      checkShape(item, (shape as readonly [Shape])[0], at(`${index}`), report);
    }
    return;
  }
  const fields = new Map(Object.entries(value));
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace("?", "");
    if (fields.get(name) !== undefined || name === key) checkShape(fields.get(name), inner, at(name), report);
    fields.delete(name);
  }
  for (const name of fields.keys()) report(at(name), "unknown-field");
}
