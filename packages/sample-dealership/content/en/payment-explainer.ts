import type { SiteContent } from "@forecourt/dealership/content";

export const paymentExplainer: SiteContent["paymentExplainer"] = {
  title: "How we estimate the monthly payment",
  text: "One rule: you should be able to work out the number yourself. Here is everything that goes into it.",
  items: [
    {
      id: "price",
      title: "The price you see",
      text: "We start from the vehicle’s price with our dealer fees already in it: {documentaryFee} documentary and, on used and certified vehicles, {thirtyDayDriveFee} thirty-day drive.",
    },
    {
      id: "down",
      title: "Down payment and trade",
      text: "We assume {cashDown} down and no trade-in. What your trade is worth comes off the amount you finance; what you still owe on it goes on.",
    },
    {
      id: "rate",
      title: "The rate",
      text: "The base rate is {baseApr} APR. Vehicles of model year {modelYearFrom} or later add {modelYearPoints} percentage points, and credit scores below {topCreditScore} add more. We assume a score of {creditScore} until you choose yours.",
    },
    {
      id: "term",
      title: "The term",
      text: "We assume {financeTerm} months. A longer term lowers the monthly payment and raises what you pay in total, so the calculator on each vehicle’s page shows both.",
    },
    {
      id: "lease",
      title: "Leases",
      text: "A lease uses a residual value and a money factor instead of a rate. We assume {leaseTerm} months and {leaseMiles} miles a year.",
    },
    {
      id: "extra",
      title: "What is not in it",
      text: "Sales tax, title, registration, insurance and anything you choose to add.",
    },
  ],
  note: "These are example terms, not an offer of credit. A lender sets your rate after a credit application.",
};
