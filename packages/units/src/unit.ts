/**
 * A number with the name of its unit in its type. A plain number and another unit are not assignable to it.
 *
 * The name is a text, not a unique symbol: docs/decisions/0044-result-and-units.md.
 */
export type Unit<Name extends string> = number & { readonly __unit: Name };
