/** An object without its null and undefined values: what the wire calls "optional" has no key. */
export function present<T extends object>(object: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(object).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
