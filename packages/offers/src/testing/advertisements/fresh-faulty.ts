import type { FaultyAdvertisement } from "./advertisement.ts";

const NO_APR = "credit.missing-apr";
const NO_TERMS = "credit.missing-repayment-terms";
const NO_DEPOSIT = "lease.missing-security-deposit";
const NO_KIND = "lease.kind-not-stated";
const NO_TOTAL = "lease.missing-due-at-signing";
const NO_PAYMENTS = "lease.missing-payments";

/** Faulty advertisements written after the rules, to test them on texts that they were not made for. */
export const freshFaulty: readonly FaultyAdvertisement[] = [
  { codes: [NO_APR], name: "Own it for only 72 easy monthly installments of $329" },
  { codes: [NO_APR, NO_TERMS], name: "Get behind the wheel with just $999 down and $249/mo." },
  { codes: ["credit.guaranteed-approval"], name: "Bad credit, no credit, no problem: you're approved!" },
  { codes: ["credit.guaranteed-approval"], name: "We finance everyone", badge: "Nobody walks away" },
  {
    codes: ["credit.rate-not-apr", NO_APR, NO_TERMS],
    name: "0% for 72",
    description: "On every Outlander in stock.",
  },
  {
    codes: [NO_TOTAL, NO_PAYMENTS, NO_KIND],
    name: "Lease it: $0 down, $0 first month's payment, $0 security deposit",
  },
  {
    codes: [NO_DEPOSIT, NO_KIND],
    name: "$199/month lease special",
    disclaimer: "24 mo., 10k miles/yr. $3,999 due at signing plus tax. Ends {endDate}.",
  },
  { codes: ["credit.rate-not-apr"], name: "Financing as low as 1.9%" },
  { codes: [NO_APR, NO_TERMS], name: "Just 5% down on any pickup", badge: "Truck weekend" },
  {
    codes: ["offer.free-with-purchase"],
    name: "$1,000 of free accessories",
    description: "Free accessories when you take delivery of a new Outlander.",
  },
  {
    codes: ["offer.excludes-fees"],
    name: "New Mirage for $17,795",
    disclaimer: "Price plus freight and $399 dealer prep. Ends {endDate}.",
  },
  {
    codes: ["offer.excludes-fees"],
    name: "Every used SUV under $20,000",
    disclaimer: "All prices exclude a $599 administrative fee. Ends {endDate}.",
  },
  {
    codes: ["offer.wrong-end-date"],
    name: "Black Friday sale",
    description: "$1,000 off every SUV. Sale ends Saturday, November 28th.",
  },
  {
    codes: ["offer.wrong-end-date"],
    name: "$400 off for college graduates",
    disclaimer: "With your diploma. Hurry, expires 11-25-2026.",
  },
  {
    codes: ["credit.deferred-payments"],
    name: "Drive now, pay later",
    description: "Your first payment isn't due for 3 months.",
  },
  {
    codes: [NO_APR, NO_TERMS],
    name: "Cero de enganche y 72 meses para pagar",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
  {
    codes: [NO_TOTAL, NO_PAYMENTS, NO_DEPOSIT, NO_KIND],
    name: "Arrendamiento desde $259 mensuales",
    description: "$0 de enganche en una Outlander Sport.",
    disclaimer: "Para clientes calificados. Termina el {endDate}.",
  },
  {
    codes: ["credit.guaranteed-approval"],
    name: "Todos califican para financiamiento",
    disclaimer: "Visítenos. Termina el {endDate}.",
  },
  {
    codes: ["credit.deferred-payments"],
    name: "No pague nada por 60 días",
    disclaimer: "En autos usados. Termina el {endDate}.",
  },
  {
    codes: [NO_APR, NO_TERMS],
    name: "A loan with only $600 in total interest charges",
    disclaimer: "On $15,000 financed. Ends {endDate}.",
  },
];
