import type { MakePaints } from "./make-paints.ts";
import { ASIAN_PAINTS } from "./paints-asian.ts";
import { DOMESTIC_PAINTS } from "./paints-domestic.ts";
import { EUROPEAN_PAINTS } from "./paints-european.ts";

export const PAINTS: MakePaints = { ...DOMESTIC_PAINTS, ...ASIAN_PAINTS, ...EUROPEAN_PAINTS };
