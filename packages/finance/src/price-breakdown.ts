import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isAmountFromZero } from "./finance-result.ts";

/** Fees that every buyer pays, cents; 0 when the dealership does not charge them. */
export type MandatoryFees = { documentary: Cents; thirtyDayDrive: Cents };

/** One line of a price, cents. */
export type PriceLine = { code: "vehicle" | "documentary" | "thirty-day-drive"; cents: Cents };

/** A headline price by lines; `total` is their sum, cents. */
export type PriceBreakdown = { lines: PriceLine[]; total: Cents };

/**
 * Calculates the headline price: the vehicle's price plus the mandatory fees, line by line.
 *
 * Includes the documentary fee. Used and certified vehicles also have the thirty-day drive fee
 * (docs/product/payments.md, "Headline price").
 *
 * @param vehicle `price` in cents before fees
 * @returns the lines and their total, or `finance.invalid-amount` for an amount below 0 or none
 * @example priceBreakdown({ price: 2_499_500, condition: "used", fees }) // { ok: true, value: { total: 2_525_000, … } } with fees of $245 and $10
 */
export function priceBreakdown(vehicle: {
  price: Cents;
  condition: "new" | "used" | "certified";
  fees: MandatoryFees;
}): FinanceResult<PriceBreakdown> {
  const { price, condition, fees } = vehicle;
  if (![price, fees.documentary, fees.thirtyDayDrive].every(isAmountFromZero)) {
    return fail("finance.invalid-amount");
  }
  const lines: PriceLine[] = [{ code: "vehicle", cents: price }];
  if (fees.documentary !== 0) lines.push({ code: "documentary", cents: fees.documentary });
  if (condition !== "new" && fees.thirtyDayDrive !== 0) {
    lines.push({ code: "thirty-day-drive", cents: fees.thirtyDayDrive });
  }
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  return isAmountFromZero(total) ? succeed({ lines, total }) : fail("finance.invalid-amount");
}
