import { translator } from "#server/content/translator.ts";
import type payments from "../../../messages/en/payments.json";

/** Message templates of a payment; the browser fills in the values (`fillPlaceholders`). */
export type PaymentWords = (typeof payments)["words"];

/** The message templates in a language. */
export function paymentWords(locale: "en" | "es"): PaymentWords {
  // The key type has single messages only, but `raw` also returns a group.
  return translator(locale, "payments").raw("words" as "title");
}
