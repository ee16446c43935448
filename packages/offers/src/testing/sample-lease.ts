import type { Offer } from "../offer.ts";
import { NO_CONDITIONS, sampleOffer } from "./sample-offer.ts";

/** A lease offer with every disclosure that Regulation M requires. */
export function sampleLease(changes: Partial<Offer> = {}): Offer {
  return sampleOffer({
    id: "ofr_eclipse_cross_lease",
    type: "lease_cash",
    type_label: "Lease & Cash",
    name: "$345 a month for 36 months on a new Eclipse Cross",
    badge: "Lease",
    description: "$4,398 due at signing after $6,200 lease cash.",
    disclaimer:
      "Closed-end lease, $4,398 due at signing with an $895 acquisition fee. No security deposit. At lease end a $395 disposition fee and $0.25 a mile over 10,000 a year. Ends {endDate}.",
    offer_terms: { monthly_payment: 34_500, term_length: 36, miles_per_year: 10_000 },
    offer_credits: { lease_cash: 620_000 },
    offer_debits: {
      downpayment: 439_800,
      acquisition_fee: 89_500,
      disposition_fee: 39_500,
      excess_mile: 25,
    },
    vehicles_conditions: { ...NO_CONDITIONS, condition: "new", model: "Eclipse Cross" },
    ...changes,
  });
}
