import type { Advertisement } from "./advertisement.ts";

/** Advertisements of leases that keep 12 CFR 1013.7, and some that only mention leases. */
export const cleanLease: readonly Advertisement[] = [
  {
    name: "Lease a new Outlander for $329 a month",
    description: "36 months, with $3,874 due at signing.",
    disclaimer: "Closed-end lease. No security deposit required. Ends {endDate}.",
  },
  {
    name: "Lease ending soon?",
    description: "Bring us your leased car. We measure wear and miles with you before you hand it back.",
  },
  {
    name: "2.9% APR for 60 months",
    description: "$17.92 per $1,000 financed. Not available with lease offers.",
    disclaimer: "For well-qualified buyers. Ends {endDate}.",
  },
  {
    name: "Lease at a rate of 1.9%",
    description: "$305 a month for 36 months with $3,000 due at signing.",
    disclaimer:
      "This percentage may not measure the overall cost of financing this lease. Closed-end lease, no security deposit. Ends {endDate}.",
  },
  {
    name: "$0 due at signing lease",
    description: "$419 a month for 36 months on a new Outlander.",
    disclaimer: "Closed-end lease. No security deposit. Ends {endDate}.",
  },
  { name: "$1,500 lease cash on a new Eclipse Cross", description: "When you lease through our lender." },
  {
    name: "$399 a month for 24 months",
    description: "Open-end lease of an Outlander PHEV with $2,000 due at signing.",
    disclaimer:
      "No security deposit. At the end of the lease you may owe the difference between residual value and realized value. Ends {endDate}.",
  },
  {
    name: "Arriende una Eclipse Cross por $279 al mes",
    description: "36 pagos mensuales de $279, con $2,800 a la firma.",
    disclaimer: "Arrendamiento cerrado. Sin depósito de garantía. Termina el {endDate}.",
  },
  { name: "Lease buyout loans at 5.9% APR", description: "Keep the car you know." },
  {
    name: "Thirty-six month lease, two hundred forty-nine dollars a month",
    description: "Two thousand dollars due at signing.",
    disclaimer: "Closed-end lease. Zero security deposit. Ends {endDate}.",
  },
  {
    name: "Lease a new Mirage for nine dollars a day",
    description: "36 monthly payments of $274. $1,995 due at lease signing.",
    disclaimer: "Closed-end lease. The security deposit is waived. Ends {endDate}.",
  },
  {
    name: "24-month, 20,000-mile warranty on lease returns",
    description: "One-owner cars, inspected by us.",
  },
  {
    name: "Lease a Mirage G4: $225/mo. for 39 mos.",
    description: "$2,170 total due at signing: $500 down, first payment, fees and a $350 security deposit.",
    disclaimer: "39-month closed-end lease. Ends {endDate}.",
  },
  { name: "Finance at 0.9% APR, or ask us about a lease", description: "Both on a new Outlander Sport." },
  { name: "New release: the redesigned Outlander", description: "We are pleased to show it to you." },
  {
    name: "$750 lease loyalty for current lessees",
    description: "Come back for another Mitsubishi.",
    offer_credits: { lease_rebate: 75_000 },
  },
];
