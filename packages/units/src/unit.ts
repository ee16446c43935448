/**
 * A number with the name of its unit in its type. Another unit is not assignable to it.
 *
 * The name is optional, so a plain number is assignable: docs/decisions/0044-result-and-units.md.
 */
export type Unit<Name extends string> = number & { readonly __unit?: Name };
