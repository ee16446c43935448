/** The id of `PaymentExplainerDialog`. */
export const PAYMENT_EXPLAINER_ID = "payment-explainer";
