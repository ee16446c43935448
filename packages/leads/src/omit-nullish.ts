/** Removes null and undefined values, because optional fields of a payload have no key. */
export function omitNullish<T extends object>(object: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(object).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
