import type { ListedVehicle, VehicleDetails } from "@forecourt/api-clients/vehicles";
import type { DealershipConfig } from "@forecourt/dealership";
import type { PaymentTerms } from "@forecourt/finance";
import { makeId, modelId, vehiclePath } from "@forecourt/inventory";
import { headlineBreakdown, headlinePrice, retailPrice } from "../headline-price.ts";
import { paymentFor } from "../payment-estimate.ts";
import { vehicleIllustration } from "../vehicle-illustration.ts";
import type { VisibleVehicle } from "../visible-vehicle.ts";

export type JsonOptions = {
  settings: DealershipConfig;
  /** The origin, for absolute addresses. */
  siteUrl: string;
  /** The shopper's terms; null for the example terms. */
  terms: PaymentTerms | null;
};

/**
 * A vehicle in lists of the JSON API (docs/product/api.md). Fields are listed explicitly, so that new ones are not
 * exposed by accident.
 */
export function vehicleJson(vehicle: VisibleVehicle, options: JsonOptions): ListedVehicle {
  const { settings, siteUrl } = options;
  const absolute = (address: string) => URL.parse(address, siteUrl)?.href ?? null;
  const payment = paymentJson(vehicle, options);
  const absoluteOrNull = (address: string | null) => (address === null ? null : absolute(address));
  const photo = absoluteOrNull(vehicle.previewImage);
  const evox = vehicle.evoxImages;
  return {
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    storeId: vehicle.storeId,
    url: new URL(vehiclePath(vehicle), siteUrl).href,
    status: vehicle.status,
    visibility: vehicle.visibility,
    arrivedOn: vehicle.arrivedOn,
    condition: vehicle.condition,
    year: vehicle.year,
    model_year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    makeId: makeId(vehicle.make),
    modelId: modelId(vehicle.make, vehicle.model),
    trim: vehicle.trim,
    mileage: vehicle.mileage,
    bodystyle: vehicle.bodyStyle,
    doors: vehicle.doors,
    transmission: vehicle.transmission,
    drivetrain: vehicle.drivetrain,
    fuelType: vehicle.fuelType,
    engine: vehicle.engine,
    cityMpg: vehicle.cityMpg,
    highwayMpg: vehicle.highwayMpg,
    exteriorcolor: vehicle.exteriorColor,
    exteriorColorFamily: vehicle.exteriorColorFamily,
    interiorColor: vehicle.interiorColor,
    price: dollars(headlinePrice(vehicle, settings)),
    oldPrice: dollars(retailPrice(vehicle, settings)),
    priceLocked: vehicle.priceLocked,
    payment,
    finance: payment && { method: payment.amount > 0 ? "finance" : "cash", amount: payment.amount },
    previewImage:
      photo ??
      absoluteOrNull(evox?.driverFront ?? null) ??
      new URL(vehicleIllustration(vehicle, "front-quarter").src, siteUrl).href,
    previewImageKind: photo === null ? "illustration" : "photo",
    additionalImages: vehicle.additionalImages.flatMap((image) => absolute(image) ?? []),
    evoxImages: evox && {
      driverFront: absoluteOrNull(evox.driverFront),
      driverProfile: absoluteOrNull(evox.driverProfile),
      passengerRear: absoluteOrNull(evox.passengerRear),
    },
    imageCustomBg: absoluteOrNull(vehicle.imageCustomBg),
    features: vehicle.features,
  };
}

/** A vehicle with the further fields of its own response. */
export function vehicleDetailsJson(vehicle: VisibleVehicle, options: JsonOptions): VehicleDetails {
  return {
    ...vehicleJson(vehicle, options),
    description: vehicle.description,
    oemFeatures: vehicle.oemFeatures,
    standardFeatures: vehicle.standardFeatures,
    optionalFeatures: vehicle.optionalFeatures,
    priceLines: (headlineBreakdown(vehicle, options.settings)?.lines ?? []).map(({ code, cents }) => ({
      code,
      amount: cents / 100,
    })),
  };
}

/** The payment by the terms, in dollars; null without a visible price. */
function paymentJson(vehicle: VisibleVehicle, { settings, terms }: JsonOptions): ListedVehicle["payment"] {
  const estimate = paymentFor(vehicle, terms, settings);
  if (!estimate) return null;
  const { cashDown, tradeEquity, credit } = estimate.assumptions;
  return {
    amount: estimate.payment / 100,
    months: estimate.months,
    aprPercent: estimate.aprBp / 100,
    cashDown: cashDown / 100,
    tradeEquity: tradeEquity / 100,
    creditScore: credit.minScore,
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
