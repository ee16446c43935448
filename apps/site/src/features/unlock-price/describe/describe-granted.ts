import { fillTokens } from "@forecourt/dealership/content";
import { formatPaymentTerms } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { describeAnswering } from "#content/lead-form/confirmation/describe-answering.ts";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { paymentExplainerContent } from "#content/payment-explainer/payment-explainer-content.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { type UnlockSubject, withTermsOf } from "../unlock-params.ts";
import type { UnlockStepContent } from "../unlock-step-content.ts";
import { describeFrame } from "./describe-frame.ts";

type Granted = Pick<UnlockSubject, "vehicle" | "next"> & { firstName: string | undefined };

/** The last step: the price of the vehicle with its payment by the shopper's terms, and links to continue. */
export function describeGranted(
  { firstName, vehicle, next }: Granted,
  shared: PageContext,
): UnlockStepContent {
  const context = withTermsOf(next, shared);
  const { locale, storeId, inventory } = context;
  const { granted } = siteContent(locale, storeId).content.unlock;
  const t = translator(locale, "unlock");
  const vehicleCount = new Intl.NumberFormat(intlLocale(locale)).format(inventory.size);
  const { title, text, points } = fillTokens(granted, { firstName: firstName ?? "", vehicleCount });
  const answering = whoAnswers({ kind: "UNLOCK_PRICE", storeId: vehicle?.storeId ?? null }, context);
  const { phone } = answering.store;
  const path = vehicle && vehicleAddress(vehicle, context);
  const onward = next !== null && next !== path ? next : null;
  const list = addressWithTerms(
    localPath(locale, LISTING_PATH),
    context.terms && formatPaymentTerms(context.terms),
  );
  return {
    kind: "granted",
    frame: describeFrame({ title, text: firstName ? text : t("granted"), points, vehicle, phone }, context),
    price: vehicle && describePrice(vehicle, context),
    links: [
      ...(vehicle && path ? [{ href: path, label: t("seeVehicle", { model: vehicle.model }) }] : []),
      { href: onward ?? list, label: onward ? t("continue") : t("browse") },
    ],
    finePrint: vehicle && t("estimate"),
    explainer: vehicle && paymentExplainerContent(context),
    // Without the name the page was opened later: nothing was sent just now.
    request: firstName
      ? {
          title: translator(locale, "forms")("confirmation.next"),
          ...describeAnswering(answering, context),
        }
      : null,
  };
}

/** The unlocked price of the vehicle, with its payment. */
function describePrice(vehicle: VisibleVehicle, context: PageContext) {
  const { locale, settings } = context;
  const price = headlinePrice(vehicle, settings);
  const payment = paymentFor(vehicle, context.terms, settings);
  if (price === null) return null;
  return {
    amount: formatMoney(price, locale, { cents: "never" }),
    note: translator(locale, "vehicle")("includesFees"),
    payment: payment && estimatedPaymentTexts(payment, context),
  };
}
