/**
 * Builds an object with one value at a path.
 *
 * @example objectWith("fees.documentary", -1) // { fees: { documentary: -1 } }
 */
export function objectWith(path: string, value: unknown): object {
  return path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
}
