import type { Offer } from "../offer.ts";
import { type ConditionedVehicle, offerMatches } from "../offer-matches.ts";
import { isLease } from "./lease-terms.ts";
import { lintClaims } from "./lint-claims.ts";
import { lintCredit } from "./lint-credit.ts";
import { lintDates } from "./lint-dates.ts";
import { lintFigures } from "./lint-figures.ts";
import { lintLease } from "./lint-lease.ts";
import { lintWording } from "./lint-wording.ts";
import { type Finding, type OfferViolation, VIOLATION_SEVERITIES } from "./offer-violation.ts";

/**
 * Finds every advertising violation of a dealership's offers at an instant: codes with severity, field and evidence, in
 * the order of the offers. Not legal advice (docs/product/offers.md, "Advertising violations").
 *
 * @param offers validated by `checkOffer`
 * @param stock `vehicles` are those for sale today, mileage in miles; service offers need none. `timeZone` is the
 *   dealership's IANA name
 * @example lintOffers(offers, { vehicles, now: new Date(), timeZone: "America/Chicago" })
 * // [{ offerId: "ofr_lease", code: "lease.missing-security-deposit", severity: "error", field: "name", evidence: "$345 a month" }]
 */
export function lintOffers(
  offers: readonly Offer[],
  stock: { vehicles: readonly ConditionedVehicle[]; now: Date; timeZone: string },
): OfferViolation[] {
  const { vehicles, now, timeZone } = stock;
  return offers.flatMap((offer) => {
    const findings = [...lintDates(offer, now, timeZone), ...lintWording(offer), ...lintFigures(offer)];
    if (offer.department !== "service") {
      findings.push(...(isLease(offer) ? lintLease(offer) : lintCredit(offer)));
      findings.push(...lintClaims(offer));
      findings.push(...lintStock(offer, vehicles));
    }
    return findings.map((finding) => ({
      offerId: offer.id,
      severity: VIOLATION_SEVERITIES[finding.code],
      ...finding,
    }));
  });
}

function lintStock(offer: Offer, vehicles: readonly ConditionedVehicle[]): Finding[] {
  const { vehicles_conditions } = offer;
  if (vehicles.some((vehicle) => offerMatches(vehicles_conditions, vehicle))) return [];
  const evidence = JSON.stringify(vehicles_conditions);
  return [{ code: "offer.no-matching-vehicle", field: "vehicles_conditions", evidence }];
}
