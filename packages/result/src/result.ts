/** Where an error is in the input: keys and indexes from the outside in; empty for the whole input. */
export type ErrorPath = readonly PropertyKey[];

/** One error: where it is, and a code that the caller turns into words. A package may add fields. */
export type ResultError<Code extends string = string> = { path: ErrorPath; code: Code };

export type Success<Value> = { ok: true; value: Value };

/** At least one error. */
export type Failure<Err extends ResultError = ResultError> = { ok: false; errors: readonly [Err, ...Err[]] };

/** A value, or the errors that prevent it. */
export type Result<Value, Err extends ResultError = ResultError> = Success<Value> | Failure<Err>;

/** @example succeed(38_666) // { ok: true, value: 38_666 } */
export const succeed = <Value>(value: Value): Success<Value> => ({ ok: true, value });

/**
 * Creates a failure with one error.
 *
 * @param path where the error is; empty for the whole input
 * @example fail("money.invalid") // { ok: false, errors: [{ path: [], code: "money.invalid" }] }
 */
export const fail = <const Code extends string>(
  code: Code,
  path: ErrorPath = [],
): Failure<ResultError<Code>> => ({ ok: false, errors: [{ path, code }] });

/**
 * Creates a success when there are no errors, and otherwise a failure with all of them.
 *
 * @param getValue called only without errors
 * @example resultOf(errors, () => vehicle)
 */
export function resultOf<Value, Err extends ResultError>(
  errors: readonly Err[],
  getValue: () => Value,
): Result<Value, Err> {
  const [first, ...others] = errors;
  return first ? { ok: false, errors: [first, ...others] } : succeed(getValue());
}

/**
 * Puts errors of a part under the part's place in the whole.
 *
 * @example nestErrors("phone", parsed.errors) // [{ path: ["phone"], code: "phone.invalid" }]
 */
export function nestErrors<Err extends ResultError>(key: PropertyKey, errors: readonly Err[]): Err[] {
  return errors.map((error) => ({ ...error, path: [key, ...error.path] }));
}
