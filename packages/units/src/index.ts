export type { BasisPoints } from "./basis-points.ts";
export { basisPoints } from "./basis-points.ts";
export type { Cents } from "./cents.ts";
export { cents } from "./cents.ts";
export type { Miles } from "./miles.ts";
export { miles } from "./miles.ts";
export type { Months } from "./months.ts";
export { months } from "./months.ts";
