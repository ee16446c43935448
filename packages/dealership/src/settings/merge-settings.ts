/** Any part of `T` may be left out; an array is whole or absent. */
export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

/** Tells whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(over)) return over;
  const base = isRecord(under) ? under : {};
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(own(base, key), own(over, key))]));
}

/** Inherited properties, such as `constructor`, are not settings. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Merges settings, the last one winning: objects merge key by key, arrays and null replace, undefined keeps the earlier
 * value. Arguments are not mutated.
 *
 * @example mergeSettings({ a: 1, list: [1, 2] }, { list: [3] }) // { a: 1, list: [3] }
 */
export function mergeSettings(...layers: readonly unknown[]): unknown {
  return layers.reduce(merge, {});
}
