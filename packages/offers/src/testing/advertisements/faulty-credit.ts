import type { FaultyAdvertisement } from "./advertisement.ts";

const NO_APR = "credit.missing-apr";
const NO_TERMS = "credit.missing-repayment-terms";
const BOTH = [NO_APR, NO_TERMS];
const RATE = "credit.rate-not-apr";

/** Advertisements of credit that break 12 CFR 1026.24. */
export const faultyCredit: readonly FaultyAdvertisement[] = [
  {
    codes: BOTH,
    name: "Sixty easy payments on any new Outlander",
    description: "Pick your color and we do the rest.",
  },
  {
    codes: BOTH,
    name: "Drive a new Mirage for just three hundred nineteen dollars a month",
    disclaimer: "With approved credit. Ends {endDate}.",
  },
  { codes: BOTH, name: "Take up to seven years to pay", description: "On every certified pre-owned SUV." },
  { codes: BOTH, name: "Five hundred dollars down and the keys are yours" },
  {
    codes: BOTH,
    name: "Ten percent down drives any truck off the lot",
    disclaimer: "On approved credit. Ends {endDate}.",
  },
  {
    codes: BOTH,
    name: "A new Eclipse Cross for as low as $11 a day",
    description: "Less than lunch for two.",
  },
  { codes: BOTH, name: "Certified cars from $89 weekly", badge: "Easy credit" },
  {
    codes: BOTH,
    name: "Only $199 due at delivery, we finance the rest",
    description: "Any used car under $20,000.",
  },
  { codes: BOTH, name: "Our financing costs less than $300 a year", description: "Compare with your bank." },
  {
    codes: BOTH,
    name: "Pay only $1,200 in interest over the whole loan",
    disclaimer: "On a used car of $15,000. Ends {endDate}.",
  },
  { codes: BOTH, name: "84-month terms available on every new vehicle" },
  {
    codes: BOTH,
    name: "80 percent financing available on every truck",
    disclaimer: "With approved credit. Ends {endDate}.",
  },
  {
    codes: BOTH,
    name: "Easy credit with a minimum $100 trade-in",
    description: "If it rolls, we take it.",
    disclaimer: "The credit terms require a minimum $100 trade-in. Ends {endDate}.",
  },
  { codes: [RATE], name: "Zero percent financing on the new Eclipse Cross" },
  { codes: [RATE], name: "Interest rates from 3.9%", description: "On selected pre-owned cars." },
  {
    codes: [RATE, NO_APR, NO_TERMS],
    name: "1.9% for 60 months on a new Outlander Sport",
    disclaimer: "For well-qualified buyers. Ends {endDate}.",
  },
  {
    codes: [NO_TERMS],
    name: "2.9% APR for seventy-two months",
    disclaimer: "For well-qualified buyers. Ends {endDate}.",
  },
  {
    codes: [NO_APR],
    name: "Payments starting at $299",
    description: "On a 72-month loan for a new Mirage G4.",
  },
  { codes: BOTH, name: "Payable in installments of $103", description: "Any car on our budget lot." },
  {
    codes: ["credit.missing-down-payment"],
    name: "$389 a month on a used Outlander",
    description: "72 monthly payments of $389 at 6.9% APR.",
    disclaimer: "A down payment is required. With approved credit. Ends {endDate}.",
  },
  {
    codes: ["credit.missing-rate-increase"],
    name: "3.9% introductory APR",
    description: "60 monthly payments of $367.43, a special start for first-time buyers.",
  },
  {
    codes: [NO_TERMS],
    name: "$299 a month at 4.9% APR on a new Outlander PHEV",
    description: "36 monthly payments of $299, with a balloon payment at the end.",
  },
  { codes: [NO_TERMS], name: "$99 a month for the first six months", description: "At 5.9% APR." },
  {
    codes: BOTH,
    name: "Sesenta pagos fáciles en su próximo auto",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
  {
    codes: BOTH,
    name: "Quinientos dólares de enganche y se lo lleva",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
  {
    codes: BOTH,
    name: "Autos certificados desde $79 por semana",
    disclaimer: "Consulte en la agencia. Termina el {endDate}.",
  },
  {
    codes: [RATE],
    name: "Financiamiento al 3.9 por ciento",
    disclaimer: "Para compradores calificados. Termina el {endDate}.",
  },
  {
    codes: BOTH,
    name: "Su Outlander nueva en cuotas de $289 mensuales",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
];
