/**
 * A package's errors as the API answers them: `field` is the path, joined by points.
 *
 * @example fieldErrors([{ path: ["customer", "email"], code: "email" }]) // [{ field: "customer.email", code: "email" }]
 */
export function fieldErrors<Code extends string>(
  errors: readonly { path: readonly PropertyKey[]; code: Code }[],
): { field: string; code: Code }[] {
  return errors.map(({ path, code }) => ({ field: path.map(String).join("."), code }));
}
