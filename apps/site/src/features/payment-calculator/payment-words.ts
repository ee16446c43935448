import payments from "../../../messages/en/payments.json" with { type: "json" };

/** Sentences of a payment with their gaps still open; the browser fills them (`fill-words.ts`). */
export type PaymentWords = (typeof payments)["words"];
