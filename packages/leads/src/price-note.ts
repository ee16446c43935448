import type { DealershipFacts } from "./dealership-facts.ts";
import { formatCents } from "./format-cents.ts";
import type { LeadVehicle } from "./lead-vehicle.ts";
import { LEAD_WORDS } from "./lead-words.ts";

/**
 * Describes the parts of a vehicle's price, or null without mandatory fees.
 *
 * @example priceNote(vehicle, dealership)
 * // "Includes documentary fee 245, thirty-day drive fee 10; excludes tax, title, registration"
 */
export function priceNote(vehicle: LeadVehicle, dealership: DealershipFacts): string | null {
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const fees = vehicle.priceLines
    .filter(({ code }) => code !== "vehicle")
    .map(({ code, cents }) => {
      const name = Object.hasOwn(words.fees, code) ? words.fees[code] : code;
      return `${name} ${formatCents(cents)}`;
    });
  return fees.length === 0 ? null : `${words.priceIncludes} ${fees.join(", ")}; ${words.priceExcludes}`;
}
