import { formatPaymentTerms, type PaymentTerms } from "@forecourt/finance";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { LISTING_PATH, PRE_APPROVAL_PATH, TRADE_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import type { CompleteContent, WizardPrice } from "../wizard-content.ts";
import { paymentTexts, wizardFinance } from "./describe-wizard.ts";

type Complete = {
  terms: PaymentTerms;
  vehicle: VisibleVehicle | null;
  next: string | null;
  about: WizardPrice;
  /** Whether preferences may be kept on this device. */
  functional: boolean;
};

/** Describes the last step: the payment, and three ways on that keep the terms. */
export function describeComplete(
  { terms, vehicle, next, about, functional }: Complete,
  context: PageContext,
): CompleteContent {
  const { locale } = context;
  const t = translator(locale, "myTerms");
  const text = formatPaymentTerms(terms);
  const link = (label: string, path: string) => ({ label, href: addressWithTerms(path, text) });
  return {
    title: t("complete.title"),
    text: `${t("complete.text")} ${t(functional ? "complete.onDevice" : "complete.forVisit")}`,
    terms: text,
    finance: wizardFinance(context),
    paymentTitle: t("complete.payment"),
    payment: paymentTexts(about, terms, context),
    links: [
      link(t("complete.browse"), next ?? localPath(locale, LISTING_PATH)),
      link(t("complete.preApproval"), localPath(locale, pathWith(PRE_APPROVAL_PATH, { vin: vehicle?.vin }))),
      link(t("complete.trade"), localPath(locale, TRADE_PATH)),
    ],
    finePrint: t("complete.estimate"),
  };
}
