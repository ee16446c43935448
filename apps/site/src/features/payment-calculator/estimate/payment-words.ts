import { translator } from "#server/content/translator.ts";
import type payments from "../../../../messages/en/payments.json";

/** Sentences of a payment with their gaps still open; the browser fills them (`fill-words.ts`). */
export type PaymentWords = (typeof payments)["words"];

/** The sentences in a language, unfilled. */
export function paymentWords(locale: "en" | "es"): PaymentWords {
  // A whole group of messages is not among the keys that can be translated, but it can be read as it is.
  return translator(locale, "payments").raw("words" as "title");
}
