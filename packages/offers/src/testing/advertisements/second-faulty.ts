import type { FaultyAdvertisement } from "./advertisement.ts";

const NO_APR = "credit.missing-apr";
const NO_TERMS = "credit.missing-repayment-terms";
const NO_DEPOSIT = "lease.missing-security-deposit";
const NO_KIND = "lease.kind-not-stated";
const NO_TOTAL = "lease.missing-due-at-signing";
const NO_PAYMENTS = "lease.missing-payments";

/** Faulty advertisements written after the rules knew the first fresh ones. */
export const secondFaulty: readonly FaultyAdvertisement[] = [
  {
    codes: [NO_APR, NO_TERMS],
    name: "NO CREDIT? WEEKLY PAYMENTS FROM $65!",
    description: "We report to all three bureaus so that your score grows with every payment.",
  },
  {
    codes: [NO_APR, NO_TERMS],
    name: "Tax refund season is down payment season",
    description: "Bring $750 down, drive home in a 2019 Mirage.",
  },
  {
    codes: [NO_APR, NO_TERMS],
    name: "Less than a cup of coffee: $4.75 per day",
    description: "That is all a certified Mirage costs you.",
  },
  {
    codes: [NO_APR],
    name: "Drive a 2023 Outlander Sport for $18.50 per $1,000 financed",
    description: "Up to 63 months through our credit union.",
  },
  {
    codes: ["credit.rate-not-apr"],
    name: "Our lowest rate of the year: 3.49%",
    description: "On certified vehicles, while funds last.",
  },
  {
    codes: [NO_TERMS],
    name: "3.9% APR with twenty percent down",
    disclaimer: "For buyers with a score of 720 or more. Ends {endDate}.",
  },
  {
    codes: ["credit.guaranteed-approval"],
    name: "Second-chance credit",
    description: "Bankruptcy? Repossession? Approval guaranteed with proof of income.",
  },
  {
    codes: ["credit.guaranteed-approval"],
    name: "Your job is your credit",
    description: "Nobody is turned away, whatever your score.",
  },
  {
    codes: ["credit.deferred-payments"],
    name: "Holiday relief",
    description: "Take delivery today and skip payments until February.",
  },
  {
    codes: ["offer.free-with-purchase"],
    name: "Winter-ready",
    description: "Purchase any new SUV by the end of the month and we add four snow tires free.",
  },
  {
    codes: ["offer.free-with-purchase"],
    name: "Gift-card giveaway",
    description: "Get a complimentary $200 gift card with the purchase of any used car.",
  },
  {
    codes: ["offer.excludes-fees"],
    name: "$21,900 for a new Eclipse Cross",
    disclaimer: "Plus tax, title, license, $1,195 destination and $399 documentation fee. Ends {endDate}.",
  },
  {
    codes: ["offer.excludes-fees"],
    name: "Todos los sedanes a $9,995",
    disclaimer: "Más impuestos y cargo de documentación. Termina el {endDate}.",
  },
  {
    codes: ["offer.wrong-end-date"],
    name: "Truck month",
    description: "Take $3,000 off. Now through October 31.",
  },
  {
    codes: ["offer.wrong-end-date"],
    name: "Hot Sale",
    description: "Descuentos de $2,000, válido del 1 al 15 de noviembre.",
    disclaimer: "Termina el {endDate}.",
  },
  {
    codes: [NO_DEPOSIT, NO_KIND],
    name: "Lease for less: 24 payments of $229",
    description: "$2,229 due at lease signing.",
  },
  {
    codes: [NO_TOTAL, NO_DEPOSIT],
    name: "$309/mo. x 36 months, closed-end lease",
    description: "On a new Outlander SE with $1,500 down.",
  },
  {
    codes: [NO_TOTAL, NO_PAYMENTS, NO_DEPOSIT, NO_KIND],
    name: "Lease with nothing out of pocket",
    badge: "Push-button leasing",
  },
  {
    codes: [NO_APR, NO_TERMS],
    name: "Estrene con $999 de enganche",
    description: "Pagos chiquitos desde $259 al mes.",
    disclaimer: "Sujeto a aprobación. Termina el {endDate}.",
  },
  {
    codes: ["credit.rate-not-apr"],
    name: "Tasa desde 2.49%",
    disclaimer: "Con buen historial de crédito. Termina el {endDate}.",
  },
];
