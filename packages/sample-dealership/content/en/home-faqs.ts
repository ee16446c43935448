import type { Faq } from "@forecourt/dealership/content";

export const homeFaqs: Faq[] = [
  {
    id: "credit-score",
    question: "Does getting pre-approved affect my credit score?",
    answers: [
      "No. Pre-approval uses a soft inquiry, which only you can see. A lender makes a hard inquiry later, and only after you choose a vehicle and tell us to submit the full application.",
    ],
  },
  {
    id: "approval-time",
    question: "How long does approval take?",
    answers: [
      "Pre-approval answers in under {claim.preApprovalMinutes} minutes. A full application goes to a lender, who needs {claim.lenderDecisionHoursFrom} to {claim.lenderDecisionHoursTo} hours when documents have to be checked. We call you as soon as we know.",
    ],
  },
  {
    id: "bad-credit",
    question: "Can I finance with bad credit or no credit?",
    answers: [
      "Usually, yes. Some of our {claim.lenders} lenders work mainly with first-time buyers and people rebuilding their credit. A lower score raises the rate, and the calculator on every vehicle’s page shows by how much before you apply.",
      "If nobody can make you a fair offer, we say so and tell you what would change it.",
    ],
  },
  {
    id: "warranty",
    question: "Which vehicles have the lifetime engine warranty?",
    answers: [
      "Every pre-owned vehicle we sell with fewer than {claim.lifetimeWarrantyMiles} miles. It is a limited warranty on the engine and lasts as long as you own the vehicle and keep up its regular maintenance. [See the vehicles it covers](/used-cars-for-sale?mileage=null,85000).",
    ],
  },
  {
    id: "fees",
    question: "What fees do you charge?",
    answers: [
      "Two, and both are in the price you see: a {documentaryFee} documentary fee on every vehicle and a {thirtyDayDriveFee} thirty-day drive fee on used and certified ones. Sales tax, title and registration go to the state and come on top.",
    ],
  },
  {
    id: "owing",
    question: "Can I trade in a vehicle I still owe money on?",
    answers: [
      "Yes. We pay off your lender and put the difference toward your next vehicle. If you owe more than it is worth, we show you that number in writing before you decide anything.",
    ],
  },
];
