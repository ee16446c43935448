import type { FaultyAdvertisement } from "./advertisement.ts";

const NO_TOTAL = "lease.missing-due-at-signing";
const NO_PAYMENTS = "lease.missing-payments";
const NO_DEPOSIT = "lease.missing-security-deposit";
const NO_KIND = "lease.kind-not-stated";
const ALL = [NO_TOTAL, NO_PAYMENTS, NO_DEPOSIT, NO_KIND];
const CLOSED = "Closed-end lease. No security deposit. Ends {endDate}.";

/** Advertisements of leases that break 12 CFR 1013.7. */
export const faultyLease: readonly FaultyAdvertisement[] = [
  { codes: ALL, name: "Lease a new Outlander with zero down" },
  {
    codes: [NO_DEPOSIT],
    name: "Lease an Eclipse Cross for $299 a month",
    description: "36 months, with $2,999 due at signing.",
    disclaimer: "Closed-end lease for well-qualified lessees. Ends {endDate}.",
  },
  { codes: ALL, name: "Sign and drive lease event", description: "On every new Mirage in stock." },
  { codes: ALL, name: "$0 drive-off leases all month long" },
  {
    codes: ["lease.states-apr"],
    name: "Lease at a 2.9% annual lease rate",
    description: "$315 a month for 36 months with $3,000 due at signing.",
    disclaimer: CLOSED,
  },
  {
    codes: ["lease.rate-without-notice"],
    name: "Lease at a rate of 1.9%",
    description: "$305 a month for 36 months with $3,000 due at signing.",
    disclaimer: CLOSED,
  },
  {
    codes: [NO_TOTAL],
    name: "Lease a new Mirage for nine dollars a day",
    description: "36 monthly payments of $274.",
    disclaimer: CLOSED,
  },
  { codes: ALL, name: "$2,500 capitalized cost reduction when you lease an Eclipse Cross" },
  {
    codes: ["lease.not-called-lease", NO_KIND],
    type: "lease_cash",
    name: "$259 a month for 36 months",
    description: "$2,499 due at signing on a new Outlander Sport.",
    disclaimer: "No security deposit. For well-qualified customers. Ends {endDate}.",
  },
  {
    codes: ["lease.total-due-in-small-print"],
    name: "Lease a new Outlander: $0 down",
    description: "$329 a month for 36 months.",
    disclaimer: "Closed-end lease with $3,874 due at signing. No security deposit. Ends {endDate}.",
  },
  {
    codes: ["lease.missing-end-of-term"],
    name: "$399 a month for 24 months",
    description: "Open-end lease of an Outlander PHEV with $2,000 due at signing.",
    disclaimer: "No security deposit. For well-qualified lessees. Ends {endDate}.",
  },
  {
    codes: [NO_DEPOSIT],
    name: "Thirty-six month lease, two hundred forty-nine dollars monthly",
    description: "Nothing due at signing.",
    disclaimer: "Closed-end lease of a new Mirage G4. Ends {endDate}.",
  },
  {
    codes: [NO_PAYMENTS],
    name: "$289 monthly lease on a new Outlander Sport",
    description: "$3,000 due at signing.",
    disclaimer: CLOSED,
  },
  {
    codes: ALL,
    name: "Arrendamiento sin pago inicial",
    description: "Llévese una Outlander nueva.",
    disclaimer: "Para clientes calificados. Termina el {endDate}.",
  },
  {
    codes: [NO_DEPOSIT],
    name: "Arriende una Eclipse Cross por $279 al mes",
    description: "36 pagos mensuales de $279, con $2,800 a la firma.",
    disclaimer: "Arrendamiento cerrado para clientes calificados. Termina el {endDate}.",
  },
  { codes: ALL, name: "Lease with no down payment and no first payment", badge: "This month only" },
];
