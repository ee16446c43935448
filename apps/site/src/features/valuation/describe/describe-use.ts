import { formatPaymentTerms, type PaymentTerms, snapPaymentTerms } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { Cents, Months } from "@forecourt/units";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";

export type UseContent = {
  title: string;
  text: string;
  /** The terms of the payments in the text, which open the assumptions. Null without a payment. */
  conditions: string | null;
  picture: VehiclePictureSource | null;
  button: string;
  /** The page of the car, or the list, without terms. */
  page: string;
  /** The terms with the equity; the browser keeps the shopper's own other terms. */
  terms: string;
  /** The equity as the terms hold it, in dollars. */
  equity: number;
  href: string;
};

/** How the equity is used on a car: the one that the shopper came from, or any. */
export function describeUse(
  equity: Cents,
  { wanted, terms }: { wanted: string | null; terms: PaymentTerms | null },
  context: PageContext,
): UseContent {
  const { locale, settings } = context;
  const { finance } = settings;
  const t = translator(locale, "tradeIn");
  const vehicle = vehicleForRequest(wanted ?? undefined, context);
  const example = vehicle && paymentFor(vehicle, terms, settings)?.assumptions;
  const { min, max, dollars, mode } = finance.cashDown;
  const own: PaymentTerms = terms ?? {
    // The example terms of this car; a list has none of its own, so that they start from the dollars.
    cashDown: (example?.cashDown ??
      (mode === "dollars" ? Math.min(Math.max(dollars.default, min), max) : dollars.default)) as Cents,
    tradeEquity: 0 as Cents,
    creditScore: finance.creditScore.default,
    months: finance.financeTerm.default as Months,
  };
  const withTrade = snapPaymentTerms({ ...own, tradeEquity: equity }, finance);
  const text = formatPaymentTerms(withTrade);
  const page = vehicle ? vehicleAddress(vehicle, { locale }) : localPath(locale, LISTING_PATH);
  const shared = {
    page,
    terms: text,
    equity: withTrade.tradeEquity / 100,
    href: addressWithTerms(page, text),
  };
  const before =
    vehicle && paymentFor(vehicle, snapPaymentTerms({ ...own, tradeEquity: 0 as Cents }, finance), settings);
  const after = vehicle && paymentFor(vehicle, withTrade, settings);
  if (!vehicle || !before || !after) {
    const money = formatMoney(Math.abs(withTrade.tradeEquity) as Cents, locale);
    return {
      ...shared,
      title: t("result.use.titleAny"),
      text:
        withTrade.tradeEquity < 0
          ? t("result.use.textAnyOwed", { owed: money })
          : t("result.use.textAny", { equity: money }),
      conditions: null,
      picture: null,
      button: t("result.use.buttonAny"),
    };
  }
  const picture = vehiclePicture(vehicle);
  const texts = (estimate: typeof after) => estimatedPaymentTexts(estimate, { ...context, terms: null });
  const { amount, suffix, terms: conditions } = texts(after);
  const without = texts(before);
  return {
    ...shared,
    title: t("result.use.title", { vehicle: vehicleName(vehicle, locale) }),
    text: t("result.use.text", {
      payment: `${amount}${suffix}`,
      without: `${without.amount}${without.suffix}`,
    }),
    conditions,
    picture: {
      ...picture,
      alt: pictureDescription(vehicle, picture.kind, locale),
      caption: picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined,
    },
    button: t("result.use.button"),
  };
}
