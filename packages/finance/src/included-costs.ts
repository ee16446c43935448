import type { Cents } from "@forecourt/money";
import type { PriceBreakdown, PriceLine } from "./price-breakdown.ts";

/** A cost that a payment already holds beside the vehicle itself, cents. */
export type IncludedCost = { code: Exclude<PriceLine["code"], "vehicle"> | "tax"; cents: Cents };

/** Opens a headline price into the vehicle's own price and the fees that come with it. */
export function vehicleAndFees(price: PriceBreakdown): {
  vehicle: Cents;
  fees: IncludedCost[];
  total: Cents;
} {
  let vehicle = 0;
  const fees: IncludedCost[] = [];
  for (const { code, cents } of price.lines) {
    if (code === "vehicle") vehicle += cents;
    else fees.push({ code, cents });
  }
  return { vehicle, fees, total: price.total };
}
