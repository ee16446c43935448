import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { formatMoney } from "@forecourt/money";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { findVehicle } from "#server/vehicles/find-vehicle.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";

/** A vehicle as the saved list and the tray show it, as far as this visitor may see it. */
export function describeVehicleCard(vin: string, context: PageContext): VehicleCardData {
  const { locale } = context;
  const t = translator(locale, "saved");
  const found = findVehicle(vin, context);
  const nothing = { pending: false, subtitle: "", url: null, image: null, price: null, payment: null };
  if (!found) return { ...nothing, vin, state: "unknown", name: "", priceNote: t("unknown") };
  const { state, vehicle } = found;
  const named = { vin, name: fullVehicleName(vehicle, locale), url: vehicleAddress(vehicle, context) };
  if (state !== "shown") return { ...nothing, ...named, state, priceNote: t(`${state}Text`) };
  return {
    ...named,
    state,
    pending: vehicle.status === "pending",
    subtitle: subtitleOf(vehicle, context),
    image: imageOf(vehicle, locale),
    ...pricesOf(vehicle, context),
  };
}

function subtitleOf(vehicle: VisibleVehicle, { locale, settings }: PageContext): string {
  const store = settings.stores.find(({ id }) => id === vehicle.storeId)?.name;
  const miles = translator(locale, "vehicle")("miles", { miles: vehicle.mileage });
  return [miles, store].filter(Boolean).join(" · ");
}

function imageOf(vehicle: VisibleVehicle, locale: PageContext["locale"]): VehicleCardData["image"] {
  const { src, srcSet = null, width, height, kind } = vehiclePicture(vehicle);
  const caption = kind === "render" ? illustrations.illustrationCaption(locale) : null;
  return { src, srcSet, width, height, caption, alt: pictureDescription(vehicle, kind, locale) };
}

function pricesOf(
  vehicle: VisibleVehicle,
  context: PageContext,
): Pick<VehicleCardData, "price" | "priceNote" | "payment"> {
  const { locale, settings } = context;
  const t = translator(locale, "vehicle");
  const price = headlinePrice(vehicle, settings);
  const payment = paymentFor(vehicle, context.terms, settings);
  if (price === null || !payment) return { price: null, priceNote: t("priceOnRequest"), payment: null };
  return {
    price: formatMoney(price, locale, { cents: "never" }),
    priceNote: t(vehicle.priceLocked ? "retailInclFees" : "includesFees"),
    payment: estimatedPaymentTexts(payment, context),
  };
}
