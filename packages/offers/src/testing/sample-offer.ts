import type { Offer, VehicleConditions } from "../offer.ts";

export const NO_CONDITIONS: VehicleConditions = {
  condition: false,
  year: false,
  make: false,
  model: false,
  mileage: false,
};

/** A factory APR offer for November 2026, with a published offer's figures. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: "ofr_outlander_apr",
    offer_type: "APR",
    department: "sales",
    type: "apr",
    type_label: "APR",
    name: "0.0% APR for 48 months on a new Outlander",
    image: "/offers/outlander.avif",
    badge: "$2,000 bonus cash",
    description: "48 payments of $20.83 per $1,000 financed.",
    disclaimer: "From {startDate} to {endDate}. $2,000 bonus cash.",
    offer_recurring: "none",
    offer_startdate: "2026-11-01",
    offer_enddate: "2026-11-30",
    offer_terms: { apr_basis_points: 0, term_length: 48 },
    offer_credits: { bonus_cash: 200_000 },
    vehicles_conditions: { ...NO_CONDITIONS, condition: "new", make: "Mitsubishi", model: "Outlander" },
    ...changes,
  };
}
