/** One page of each kind of content, with Spanish where the words are longer. */
export const CONTENT_PAGES = [
  "/help-center",
  "/help-center/buying",
  "/help-center/buying/what-is-in-the-price",
  "/es/shopping-guides/financing/lease-or-finance",
  "/shopping-guides/authors/dana-morales",
  "/special-offers",
  "/special-offers/dealer",
  "/es/special-offers/service",
  "/special-offers/dealer/ofr_trade_over_guide",
  "/special-offers/current-incentives",
  "/es/auto-financing",
  "/auto-financing/better-than-buy-here-pay-here",
  "/auto-financing/bad-credit-auto-financing",
  "/auto-financing/apply-for-financing",
  "/vehicle-protection-plans",
  "/es/contact-us",
  "/our-company",
  "/our-company/meet-our-team",
  "/es/our-company/meet-our-team/priya-raman",
  "/service",
  "/sell-trade-my-car",
];

/** Pages with a form or a list of the visitor's own. */
export const FORM_PAGES = [
  "/auto-financing/free-credit-score-pre-approval",
  "/es/auto-financing/full-credit-application",
  "/sell-trade-my-car/your-vehicle",
  "/es/service/schedule",
  "/our-company/careers",
  "/legal/cookie-policy",
  "/es/my-details",
  "/saved",
];
