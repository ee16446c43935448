import type { MandatoryFees } from "./price-breakdown.ts";

/**
 * The mandatory fees a dealership starts with: documentary $245, thirty-day drive $10.
 *
 * @example priceBreakdown({ price, condition: "new", fees: defaultFees })
 */
export const defaultFees: MandatoryFees = { documentary: 24_500, thirtyDayDrive: 1_000 };
