/** The value of a result that a test expects; a refusal fails the test with its code. */
export function unwrap<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { code: string } },
): Value {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
