import { ASIAN_PAINTS } from "./paints-asian.ts";
import { DOMESTIC_PAINTS } from "./paints-domestic.ts";
import { EUROPEAN_PAINTS } from "./paints-european.ts";

/** Paints by make, each `Name:Family` or `Name:Family:from-to` with model years. */
export type MakePaints = Readonly<Record<string, readonly string[]>>;

export const PAINTS: MakePaints = { ...DOMESTIC_PAINTS, ...ASIAN_PAINTS, ...EUROPEAN_PAINTS };
