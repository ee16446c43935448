import { mergeExperiments } from "@forecourt/experiments";
import { createTranslator } from "next-intl";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import appointment from "../../../messages/en/appointment.json" with { type: "json" };
import booking from "../../../messages/en/booking.json" with { type: "json" };
import compare from "../../../messages/en/compare.json" with { type: "json" };
import consent from "../../../messages/en/consent.json" with { type: "json" };
import contact from "../../../messages/en/contact.json" with { type: "json" };
import creditApplication from "../../../messages/en/credit-application.json" with { type: "json" };
import errorPage from "../../../messages/en/error-page.json" with { type: "json" };
import errors from "../../../messages/en/errors.json" with { type: "json" };
import forms from "../../../messages/en/forms.json" with { type: "json" };
import frame from "../../../messages/en/frame.json" with { type: "json" };
import home from "../../../messages/en/home.json" with { type: "json" };
import keptData from "../../../messages/en/kept-data.json" with { type: "json" };
import listing from "../../../messages/en/listing.json" with { type: "json" };
import messagePanel from "../../../messages/en/message-panel.json" with { type: "json" };
import myDetails from "../../../messages/en/my-details.json" with { type: "json" };
import myTerms from "../../../messages/en/my-terms.json" with { type: "json" };
import offers from "../../../messages/en/offers.json" with { type: "json" };
import outTheDoor from "../../../messages/en/out-the-door.json" with { type: "json" };
import pages from "../../../messages/en/pages.json" with { type: "json" };
import payments from "../../../messages/en/payments.json" with { type: "json" };
import preApproval from "../../../messages/en/pre-approval.json" with { type: "json" };
import saved from "../../../messages/en/saved.json" with { type: "json" };
import tradeIn from "../../../messages/en/trade-in.json" with { type: "json" };
import unavailablePage from "../../../messages/en/unavailable-page.json" with { type: "json" };
import unlock from "../../../messages/en/unlock.json" with { type: "json" };
import vehicle from "../../../messages/en/vehicle.json" with { type: "json" };
import watches from "../../../messages/en/watches.json" with { type: "json" };
import appointmentEs from "../../../messages/es/appointment.json" with { type: "json" };
import bookingEs from "../../../messages/es/booking.json" with { type: "json" };
import compareEs from "../../../messages/es/compare.json" with { type: "json" };
import consentEs from "../../../messages/es/consent.json" with { type: "json" };
import contactEs from "../../../messages/es/contact.json" with { type: "json" };
import creditApplicationEs from "../../../messages/es/credit-application.json" with { type: "json" };
import errorPageEs from "../../../messages/es/error-page.json" with { type: "json" };
import errorsEs from "../../../messages/es/errors.json" with { type: "json" };
import formsEs from "../../../messages/es/forms.json" with { type: "json" };
import frameEs from "../../../messages/es/frame.json" with { type: "json" };
import homeEs from "../../../messages/es/home.json" with { type: "json" };
import keptDataEs from "../../../messages/es/kept-data.json" with { type: "json" };
import listingEs from "../../../messages/es/listing.json" with { type: "json" };
import messagePanelEs from "../../../messages/es/message-panel.json" with { type: "json" };
import myDetailsEs from "../../../messages/es/my-details.json" with { type: "json" };
import myTermsEs from "../../../messages/es/my-terms.json" with { type: "json" };
import offersEs from "../../../messages/es/offers.json" with { type: "json" };
import outTheDoorEs from "../../../messages/es/out-the-door.json" with { type: "json" };
import pagesEs from "../../../messages/es/pages.json" with { type: "json" };
import paymentsEs from "../../../messages/es/payments.json" with { type: "json" };
import preApprovalEs from "../../../messages/es/pre-approval.json" with { type: "json" };
import savedEs from "../../../messages/es/saved.json" with { type: "json" };
import tradeInEs from "../../../messages/es/trade-in.json" with { type: "json" };
import unavailablePageEs from "../../../messages/es/unavailable-page.json" with { type: "json" };
import unlockEs from "../../../messages/es/unlock.json" with { type: "json" };
import vehicleEs from "../../../messages/es/vehicle.json" with { type: "json" };
import watchesEs from "../../../messages/es/watches.json" with { type: "json" };
import { perVariants } from "../experiments/request-variants.ts";

const en = {
  appointment,
  booking,
  compare,
  consent,
  contact,
  creditApplication,
  errorPage,
  errors,
  forms,
  frame,
  home,
  keptData,
  listing,
  messagePanel,
  myTerms,
  myDetails,
  offers,
  outTheDoor,
  pages,
  payments,
  preApproval,
  saved,
  tradeIn,
  unavailablePage,
  unlock,
  vehicle,
  watches,
};
export type Messages = typeof en;
export type Namespace = keyof Messages;

const es: Messages = {
  appointment: appointmentEs,
  booking: bookingEs,
  compare: compareEs,
  consent: consentEs,
  contact: contactEs,
  creditApplication: creditApplicationEs,
  errorPage: errorPageEs,
  errors: errorsEs,
  forms: formsEs,
  frame: frameEs,
  home: homeEs,
  keptData: keptDataEs,
  listing: listingEs,
  messagePanel: messagePanelEs,
  myTerms: myTermsEs,
  myDetails: myDetailsEs,
  offers: offersEs,
  outTheDoor: outTheDoorEs,
  pages: pagesEs,
  payments: paymentsEs,
  preApproval: preApprovalEs,
  saved: savedEs,
  tradeIn: tradeInEs,
  unavailablePage: unavailablePageEs,
  unlock: unlockEs,
  vehicle: vehicleEs,
  watches: watchesEs,
};

/** Every message of the site by its language. */
export const catalogues = { en, es };

const withVariants = perVariants((locale, changes) => {
  const langs: Record<string, Messages> = catalogues;
  return mergeExperiments({ settings: {}, langs }, changes).langs[locale]!;
});

/**
 * A translate function for one namespace of messages. Keys are checked against the English catalogue.
 * The words are those of the request's variants.
 *
 * @example translator("en", "listing")("results", { count: 231 })
 */
export function translator<N extends Namespace>(locale: string, namespace: N) {
  const messages = withVariants.get(locale === "es" ? "es" : "en");
  return createTranslator<Messages, N>({ locale: intlLocale(locale), messages, namespace });
}
