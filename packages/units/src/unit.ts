/** A number with the name of its unit in its type. Another unit is not assignable to it. */
export type Unit<Name extends string> = number & { readonly __unit?: Name };
