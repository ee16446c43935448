import { createTranslator } from "next-intl";
import en from "../../messages/en.json" with { type: "json" };

type Messages = typeof en;
export type Namespace = keyof Messages;

/**
 * The words of one part of the site, in the language of the page. Keys are checked against the English catalogue.
 *
 * @example translator("en", "listing")("results", { count: 231 })
 */
export function translator<N extends Namespace>(locale: string, namespace: N) {
  return createTranslator({ locale, messages: catalogue(locale), namespace });
}

/** Other languages are merged over English as their catalogues come. */
function catalogue(_locale: string): Messages {
  return en;
}
