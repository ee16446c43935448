import type { DealershipConfig } from "@forecourt/dealership";
import type { Drivetrain } from "@forecourt/inventory";
import type { Car, DriveWheelConfigurationValue, Offer, WithContext } from "schema-dts";
import { withContext } from "#content/structured-data/json-ld.tsx";
import { translator } from "#server/content/translator.ts";
import { colorWords, paintText } from "#server/feed-words/color-words.ts";
import { engineWords } from "#server/feed-words/engine-words.ts";
import { untranslated } from "#server/feed-words/feed-vocabulary.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { photosOf } from "../gallery/gallery-photos.ts";

const DRIVE: Record<Drivetrain, DriveWheelConfigurationValue> = {
  fwd: "https://schema.org/FrontWheelDriveConfiguration",
  rwd: "https://schema.org/RearWheelDriveConfiguration",
  awd: "https://schema.org/AllWheelDriveConfiguration",
  "4wd": "https://schema.org/FourWheelDriveConfiguration",
};

type CarDataOptions = {
  /** The price on the page, cents with fees: while the price is locked, the retail price. Null without one: no offer. */
  price: number | null;
  siteUrl: string;
  locale: Locale;
  settings: Pick<DealershipConfig, "stores" | "profile">;
};

/**
 * A vehicle as a schema.org `Car`. The offer has the price on the page and never a locked one; an illustration is
 * never its image (docs/product/vehicle-page.md, "Structured data").
 */
export function carData(
  vehicle: VisibleVehicle,
  { price, siteUrl, locale, settings }: CarDataOptions,
): WithContext<Car> {
  const t = translator(locale, "vehicle");
  const url = new URL(vehicleAddress(vehicle, { locale }), siteUrl).href;
  const photos = photosOf(vehicle);
  const description = untranslated(vehicle.description, locale);
  const color = paintText(vehicle, locale);
  const { bodyStyle, fuelType, drivetrain, transmission, doors } = vehicle;
  return withContext<Car>({
    "@type": "Car",
    "@id": `${url}#vehicle`,
    url,
    name: fullVehicleName(vehicle, locale),
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    ...(vehicle.trim && { vehicleConfiguration: vehicle.trim }),
    vehicleModelDate: String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    itemCondition:
      vehicle.condition === "new" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
    mileageFromOdometer: { "@type": "QuantitativeValue", value: vehicle.mileage, unitCode: "SMI" },
    ...(bodyStyle && { bodyType: t(`bodyOne.${bodyStyle}`) }),
    ...(fuelType && { fuelType: t(`fuel.${fuelType}`) }),
    ...(drivetrain && { driveWheelConfiguration: DRIVE[drivetrain] }),
    ...(transmission && { vehicleTransmission: t(`transmission.${transmission}`) }),
    ...(vehicle.engine && {
      vehicleEngine: { "@type": "EngineSpecification", name: engineWords(vehicle.engine, locale).text },
    }),
    ...(color && { color }),
    ...(vehicle.interiorColor && { vehicleInteriorColor: colorWords(vehicle.interiorColor, locale).text }),
    ...(doors && { numberOfDoors: doors }),
    ...(description.text && !description.lang && { description: description.text }),
    ...(photos.length > 0 && { image: photos.map((src) => new URL(src, siteUrl).href) }),
    ...(price !== null && { offers: offerOf(vehicle, price, url, settings) }),
  });
}

function offerOf(
  vehicle: VisibleVehicle,
  price: number,
  url: string,
  { stores, profile }: CarDataOptions["settings"],
): Exclude<Offer, string> {
  const store = stores.find(({ id }) => id === vehicle.storeId);
  return {
    "@type": "Offer",
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: "USD",
    // schema.org has no value for a vehicle on hold. It may become available again.
    availability:
      vehicle.status === "available"
        ? "https://schema.org/InStock"
        : "https://schema.org/LimitedAvailability",
    seller: {
      "@type": "AutoDealer",
      name: store?.name ?? profile.name,
      telephone: store?.phone ?? profile.phone,
    },
  };
}
