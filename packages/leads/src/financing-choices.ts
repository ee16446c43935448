/** Who applies (docs/product/pre-approval.md). */
export const APPLICANTS = ["co-applicant", "current", "other"] as const;

/** When the shopper means to buy. The API also takes other texts. */
export const BUYING_TIMES = ["now", "month", "quarter", "later"] as const;

/** What a budget limits: the payment of a month, or the price. */
export const BUDGET_KINDS = ["month", "price"] as const;

/** Ranges of a household's income before tax, dollars a month; `undisclosed` is told in person. */
export const INCOME_RANGES = [
  "under-2000",
  "2000-2999",
  "3000-3999",
  "4000-5999",
  "6000-7999",
  "8000-or-more",
  "undisclosed",
] as const;
