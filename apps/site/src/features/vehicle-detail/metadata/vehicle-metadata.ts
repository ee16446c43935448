import { fillTokens } from "@forecourt/dealership/content";
import { vehiclePath } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import type { Metadata } from "next";
import { alternatesOf } from "#content/page-metadata/alternates-of.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { previewImage } from "#server/documents/preview-image/preview-image-path.ts";
import { paintText } from "#server/feed-words/color-words.ts";
import type { PageContext } from "#server/page-context.ts";
import type { FoundVehicle } from "#server/vehicles/find-vehicle.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** Title, description and canonical address of a vehicle page; the title has no price without a visible one. */
export function vehicleMetadata(found: FoundVehicle, context: PageContext): Metadata {
  const { locale, storeId, settings } = context;
  const { content } = siteContent(locale, storeId);
  if (found.state !== "shown") {
    const { title } = found.state === "sold" ? content.vehicle.sold : content.vehicle.privateVehicle;
    return { title: `${title} | ${settings.profile.name}`, robots: { index: false, follow: true } };
  }
  const { vehicle } = found;
  const price = vehicle.priceLocked ? null : headlinePrice(vehicle, settings);
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  const seo = fillTokens(price === null ? content.vehicle.seoWithoutPrice : content.vehicle.seo, {
    vehicle: fullVehicleName(vehicle, locale),
    vehicleDetails: vehicleDetails(vehicle, locale),
    stockNumber: vehicle.stockNumber || vehicle.vin.slice(-8),
    storeName: store?.name ?? settings.profile.name,
    ...(price !== null && { price: formatMoney(price as Cents, locale, { cents: "never" }) }),
  });
  const canonical = vehicleAddress(vehicle, { locale });
  return {
    title: seo.title,
    description: seo.description,
    alternates: alternatesOf(vehiclePath(vehicle), locale),
    openGraph: {
      type: "website",
      siteName: settings.profile.name,
      locale: locale === "es" ? "es_US" : "en_US",
      title: seo.ogTitle ?? seo.title,
      description: seo.ogDescription ?? seo.description,
      url: canonical,
      // Not the vehicle's illustration: it would pass for a picture of this vehicle.
      images: [vehicle.previewImage ?? previewImage("/", locale, settings.profile.name)],
    },
  };
}

/** What tells two vehicles of one trim apart: paint, miles, drivetrain. */
function vehicleDetails(vehicle: VisibleVehicle, locale: Locale): string {
  const { mileage, drivetrain } = vehicle;
  const t = translator(locale, "vehicle");
  const driven = drivetrain && t(`drivetrainShort.${drivetrain}`);
  return [paintText(vehicle, locale), t("miles", { miles: mileage }), driven].filter(Boolean).join(", ");
}
