import type { Result } from "@forecourt/result";

/** The value of a result that a test expects; a refusal fails the test with its code. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.errors[0].code);
  return result.value;
}
