import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { YOUR_VEHICLE_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import type { VehiclePart } from "#shared/trade-in/vehicle-parts.ts";

/** What a valuation keeps in its address: the vehicle in stock that the shopper wants, and the payment terms. */
export type TradeInSubject = { locale: Locale; wanted: string | null; terms: string | null };

type At = {
  /** The number of the step, from 1. */
  step: number;
  /** How the vehicle is found, in the first step. */
  by?: VehiclePart | null;
  /** The sealed entry of a visitor without scripts. */
  answers?: string | null;
};

/**
 * The address of a step.
 *
 * @example tradeInAddress({ locale: "es", wanted: null, terms: null }, { step: 2 })
 * // "/es/sell-trade-my-car/your-vehicle?step=2"
 */
export function tradeInAddress({ locale, wanted, terms }: TradeInSubject, { step, by, answers }: At): string {
  const params = { step: String(step), by, vin: wanted, answers };
  const address = localPath(locale, pathWith(YOUR_VEHICLE_PATH, params));
  return terms ? addressWithTerms(address, terms) : address;
}
