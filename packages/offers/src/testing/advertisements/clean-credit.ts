import type { Advertisement } from "./advertisement.ts";

/** Advertisements of credit that keep 12 CFR 1026.24, and some that only resemble credit. */
export const cleanCredit: readonly Advertisement[] = [
  {
    name: "0% APR for 60 months on a new Outlander",
    description: "60 monthly payments of $16.67 per $1,000 financed.",
    disclaimer: "For well-qualified buyers with approved credit. Ends {endDate}.",
  },
  {
    name: "2.9% APR for seventy-two months",
    description: "Seventy-two monthly payments of $15.15 for every $1,000 you finance.",
  },
  {
    name: "$389 a month on a 2022 Outlander",
    description: "Great on fuel, great on snow.",
    disclaimer:
      "Example: $21,900 with all fees and $0 down, 72 monthly payments of $389.31 at 8.49% APR. With approved credit. Ends {endDate}.",
  },
  { name: "Monthly payments to suit your budget", description: "Easy terms arranged in an hour." },
  { name: "No money down on approved credit", description: "No trade-in required either." },
  { name: "Take years to pay", description: "Ask our finance team what fits you." },
  { name: "Ten-year, 100,000-mile powertrain warranty", description: "On every new Mitsubishi." },
  {
    name: "60-month roadside assistance",
    description: "Included with every certified vehicle: towing, keys and fuel for five years.",
  },
  { name: "2.9% APR on every certified pre-owned vehicle" },
  { name: "An annual percentage rate of 3.49 percent", description: "On selected trucks." },
  {
    name: "Save $40 a month on gas",
    description: "That is what owners of a plug-in hybrid told us they save.",
  },
  { name: "Mirage prices down $500", description: "Marked down from $18,495 to $17,995." },
  {
    department: "dealer",
    name: "Rent an Outlander from $59 a day",
    description: "Weekend trips, visiting family, moving day.",
  },
  {
    name: "$500 down on a used Eclipse Cross",
    description: "60 monthly payments of $402.11 at 5.9% APR.",
    disclaimer: "Price of $21,350 with all fees, with approved credit. Ends {endDate}.",
  },
  {
    name: "Sixty easy payments of $349",
    description: "At 4.9 percent APR, with a down payment of one thousand dollars.",
  },
  { name: "No closing costs and no prepayment penalty", description: "On loans through our credit union." },
  { name: "Already approved by your bank?", description: "Bring the check and drive home the same day." },
  { name: "Pagos mensuales a su medida", disclaimer: "Con crédito aprobado. Termina el {endDate}." },
  {
    name: "$500 de enganche en autos usados",
    description: "72 pagos mensuales de $412.55 con una TAE de 6.9%.",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
  {
    name: "Pague en 60 meses con 4.9% de tasa porcentual anual",
    description: "60 pagos de $18.83 por cada $1,000 financiados.",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
];
