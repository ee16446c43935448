import { createTranslator } from "next-intl";
import contact from "../../messages/en/contact.json" with { type: "json" };
import errorPage from "../../messages/en/error-page.json" with { type: "json" };
import errors from "../../messages/en/errors.json" with { type: "json" };
import forms from "../../messages/en/forms.json" with { type: "json" };
import frame from "../../messages/en/frame.json" with { type: "json" };
import home from "../../messages/en/home.json" with { type: "json" };
import listing from "../../messages/en/listing.json" with { type: "json" };
import payments from "../../messages/en/payments.json" with { type: "json" };
import unlock from "../../messages/en/unlock.json" with { type: "json" };
import vehicle from "../../messages/en/vehicle.json" with { type: "json" };

const en = { contact, errorPage, errors, forms, frame, home, listing, payments, unlock, vehicle };
type Messages = typeof en;
export type Namespace = keyof Messages;

/**
 * The words of one part of the site, in the language of the page. Keys are checked against the English catalogue.
 *
 * @example translator("en", "listing")("results", { count: 231 })
 */
export function translator<N extends Namespace>(locale: string, namespace: N) {
  return createTranslator<Messages, N>({ locale, messages: catalogue(locale), namespace });
}

/** Other languages are merged over English as their catalogues come. */
function catalogue(_locale: string): Messages {
  return en;
}
