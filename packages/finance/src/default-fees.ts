import type { MandatoryFees } from "./price-breakdown.ts";

/**
 * The default mandatory fees: documentary $245, thirty-day drive $10.
 *
 * @example priceBreakdown({ price, condition: "new", fees: defaultFees })
 */
export const defaultFees: MandatoryFees = { documentary: 24_500, thirtyDayDrive: 1_000 };
