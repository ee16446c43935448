import type { Offer, VehicleConditions } from "@forecourt/offers";
import { claims } from "./claims.ts";

const anyVehicle: VehicleConditions = {
  condition: false,
  year: false,
  make: false,
  model: false,
  mileage: false,
};

function newMitsubishi(model: string | false, year: number | false): VehicleConditions {
  return {
    ...anyVehicle,
    condition: "new",
    year: year === false ? false : { min: year, max: year },
    make: "Mitsubishi",
    model,
  };
}

// Monthly offers, so that the sample never shows an empty page.
const monthly = {
  offer_recurring: "monthly",
  offer_startdate: "2025-01-01T00:00:00-06:00",
  offer_enddate: "2050-12-31T23:59:59-06:00",
} as const;

/** Part of every sale: no month ends it. */
const lasting = { ...monthly, offer_recurring: "none" } as const;

const leaseEnd = { disposition_fee: 395_00, excess_mile: 25 };
const leaseFees =
  "Tax, title and registration are extra. At lease end a $395 disposition fee and $0.25 for each mile over 10,000 a year may be due.";

/** Larkspur's offers; amounts are in cents (docs/product/offers.md). */
export const offers: Offer[] = [
  {
    id: "ofr_outlander_apr_cash",
    offer_type: "manufacturer_finance",
    department: "sales",
    type: "apr_cash",
    type_label: "APR & Cash",
    name: "0.0% APR for 48 months plus $2,000 bonus cash on a 2025 Outlander",
    image: null,
    badge: "0.0% APR",
    description: "48 payments of $20.83 for every $1,000 you finance, with $2,000 bonus cash off the price.",
    disclaimer:
      "0.0% APR for 48 months, 48 payments of $20.83 per $1,000 financed, with $2,000 bonus cash, on new 2025 Outlander models. For well-qualified buyers with approved credit through the manufacturer’s lender; not all buyers qualify. Tax, title, registration and optional equipment are extra. May not be combined with lease offers. Take delivery between {startDate} and {endDate}.",
    ...monthly,
    offer_terms: { term_length: 48, apr_basis_points: 0 },
    offer_credits: { bonus_cash: 2_000_00 },
    vehicles_conditions: newMitsubishi("Outlander", 2025),
  },
  {
    id: "ofr_eclipse_cross_lease",
    offer_type: "manufacturer_lease",
    department: "sales",
    type: "lease_cash",
    type_label: "Lease & Cash",
    name: "$345 a month for 36 months on a 2025 Eclipse Cross",
    image: null,
    badge: "Lease",
    description:
      "$4,398 due at signing, after $6,200 lease cash and a $1,000 lease rebate. 10,000 miles a year, then $0.25 a mile.",
    disclaimer: `36-month closed-end lease of a new 2025 Eclipse Cross at $345 a month with $4,398 due at signing, which includes an $895 acquisition fee, after $6,200 lease cash and a $1,000 lease rebate. No security deposit is required. For well-qualified lessees through the manufacturer’s lender. ${leaseFees} Take delivery between {startDate} and {endDate}.`,
    ...monthly,
    offer_terms: { monthly_payment: 345_00, term_length: 36, miles_per_year: 10_000 },
    offer_credits: { lease_rebate: 1_000_00, lease_cash: 6_200_00 },
    offer_debits: { downpayment: 4_398_00, acquisition_fee: 895_00, ...leaseEnd },
    vehicles_conditions: newMitsubishi("Eclipse Cross", 2025),
  },
  {
    id: "ofr_mirage_g4_lease",
    offer_type: "manufacturer_lease",
    department: "sales",
    type: "other",
    type_label: "Down Payment",
    name: "$225 a month with $500 down on a 2024 Mirage G4",
    image: null,
    badge: "Low down payment",
    description:
      "A 39-month lease for well-qualified buyers, with $1,820 due at signing and 10,000 miles a year.",
    disclaimer: `39-month closed-end lease of a new 2024 Mirage G4 at $225 a month with $1,820 due at signing: $500 down, the first payment of $225 and a $1,095 acquisition fee. No security deposit is required. For well-qualified lessees through the manufacturer’s lender. ${leaseFees} Take delivery between {startDate} and {endDate}.`,
    ...monthly,
    offer_terms: { monthly_payment: 225_00, term_length: 39, miles_per_year: 10_000 },
    offer_debits: { downpayment: 500_00, acquisition_fee: 1_095_00, ...leaseEnd },
    vehicles_conditions: newMitsubishi("Mirage G4", 2024),
  },
  {
    id: "ofr_outlander_sport_cash",
    offer_type: "manufacturer_cash",
    department: "sales",
    type: "cash",
    type_label: "Cash",
    name: "$2,000 bonus cash on a 2025 Outlander Sport",
    image: null,
    badge: "Bonus cash",
    description: "Off any new 2025 Outlander Sport in stock. You can still trade in.",
    disclaimer:
      "$2,000 bonus cash on new 2025 Outlander Sport models in stock. May not be combined with special financing or lease offers. Take delivery between {startDate} and {endDate}.",
    ...monthly,
    offer_credits: { bonus_cash: 2_000_00 },
    vehicles_conditions: newMitsubishi("Outlander Sport", 2025),
  },
  {
    id: "ofr_outlander_phev_loyalty",
    offer_type: "manufacturer_loyalty",
    department: "sales",
    type: "loyalty",
    type_label: "Loyalty",
    name: "$1,000 lease rebate on an Outlander PHEV for Mitsubishi owners",
    image: null,
    badge: "Loyalty",
    description: "When you lease a new Outlander PHEV and anyone in your household owns a Mitsubishi.",
    disclaimer:
      "$1,000 rebate on the lease of a new 2025 Outlander PHEV. Proof that a Mitsubishi is registered at your address is required. Take delivery between {startDate} and {endDate}.",
    ...monthly,
    offer_credits: { lease_rebate: 1_000_00 },
    vehicles_conditions: newMitsubishi("Outlander PHEV", 2025),
  },
  {
    id: "ofr_mitsubishi_military",
    offer_type: "manufacturer_rebate",
    department: "sales",
    type: "factory",
    type_label: "Factory",
    name: "Up to $500 military rebate on a new Mitsubishi",
    image: null,
    badge: "Military",
    description: "For active and retired members of the US armed forces.",
    disclaimer:
      "Rebate of up to $500 on new Mitsubishi vehicles for active and retired members of the US armed forces with proof of service. Take delivery between {startDate} and {endDate}.",
    ...monthly,
    vehicles_conditions: newMitsubishi(false, false),
  },
  {
    id: "ofr_lifetime_engine_warranty",
    offer_type: "dealer_warranty",
    department: "dealer",
    type: "dealer",
    type_label: "Warranty",
    name: "Lifetime engine warranty included",
    image: null,
    badge: "Lifetime warranty",
    description: "With every pre-owned vehicle under 85,000 miles, at no extra cost.",
    disclaimer:
      "Limited warranty on the engine for as long as the first buyer owns the vehicle. Regular maintenance with records is required.",
    ...lasting,
    vehicles_conditions: {
      ...anyVehicle,
      condition: "used",
      mileage: { min: null, max: claims["lifetimeWarrantyMiles"]!.value - 1 },
    },
  },
  {
    id: "ofr_trade_over_guide",
    offer_type: "dealer_trade",
    department: "dealer",
    type: "dealer",
    type_label: "Trade",
    name: "Up to $5,000 over guide value for your trade",
    image: null,
    badge: "Trade-in",
    description: "Bring your vehicle and the guide’s printed value. We may go over it.",
    disclaimer:
      "Up to $5,000 over the printed guide value, depending on the vehicle’s condition, history and demand. The vehicle has to be seen at a store between {startDate} and {endDate}.",
    ...monthly,
    vehicles_conditions: anyVehicle,
  },
  {
    id: "ofr_low_down_payment",
    offer_type: "dealer_finance",
    department: "dealer",
    type: "other",
    type_label: "Down Payment",
    name: "Down payments as low as $7 on selected pre-owned vehicles",
    image: null,
    badge: "Low down payment",
    description: "For well-qualified buyers. Putting less down means a higher payment each month.",
    disclaimer:
      "Down payment from $7 for well-qualified buyers on selected pre-owned vehicles with approved credit. Example: $15,000 with all fees and $7 down is $14,993 financed, 72 monthly payments of $270.18 at 8.99% APR. Tax, title and registration are extra. Applies to contracts signed from {startDate} to {endDate}.",
    ...monthly,
    offer_debits: { downpayment: 7_00 },
    vehicles_conditions: { ...anyVehicle, condition: "used" },
  },
  {
    id: "ofr_oil_change",
    offer_type: "service_coupon",
    department: "service",
    type: "other",
    type_label: "Limited Time",
    name: "Synthetic oil change and tire rotation for $79.95",
    image: null,
    badge: null,
    description: "Up to five quarts, a new filter, and a look at your brakes while the wheels are off.",
    disclaimer:
      "Up to five quarts of synthetic oil. Tax and disposal are included. Diesel engines excluded. Good from {startDate} to {endDate}.",
    ...monthly,
    vehicles_conditions: anyVehicle,
  },
  {
    id: "ofr_brake_inspection",
    offer_type: "service_coupon",
    department: "service",
    type: "other",
    type_label: "Discount",
    name: "Free brake inspection",
    image: null,
    badge: null,
    description: "We measure every pad and rotor and send you the photos, whether or not you need anything.",
    disclaimer: "Most cars and light trucks. Good from {startDate} to {endDate}.",
    ...monthly,
    vehicles_conditions: anyVehicle,
  },
  {
    id: "ofr_wheel_alignment",
    offer_type: "service_coupon",
    department: "service",
    type: "other",
    type_label: "Discount",
    name: "$20 off a four-wheel alignment",
    image: null,
    badge: null,
    description: "With a printout of the angles before and after.",
    disclaimer: "Most cars and light trucks. One per visit. Good from {startDate} to {endDate}.",
    ...monthly,
    vehicles_conditions: anyVehicle,
  },
  {
    id: "ofr_battery_test",
    offer_type: "service_coupon",
    department: "service",
    type: "other",
    type_label: "Limited Time",
    name: "Free battery test",
    image: null,
    badge: null,
    description: "Ten minutes, no appointment. If it passes, you get the reading and nothing else.",
    disclaimer: "12-volt batteries. Good from {startDate} to {endDate}.",
    ...monthly,
    vehicles_conditions: anyVehicle,
  },
];
