import type { Vehicle } from "@forecourt/inventory";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { featureList } from "../normalise/feature-list.ts";
import { fuelType } from "../normalise/fuel-type.ts";
import { retailAndSalePrice } from "../normalise/retail-and-sale-price.ts";
import { anyVehicle } from "../testing/any-vehicle.ts";
import { EXAMPLE_EXPORT, textOf } from "../testing/example-export.ts";
import { gatherText } from "../testing/feed-text.ts";
import { optionText } from "./option-text.ts";
import { writeGoogleFeed } from "./write-google-feed.ts";
import { writeMetaFeed } from "./write-meta-feed.ts";

const lot = fc.uniqueArray(anyVehicle, { maxLength: 4, selector: ({ vin }) => vin });

/** Checks a round trip; `carried` removes what the format cannot represent. */
async function comesBack(
  vehicles: readonly Vehicle[],
  feed: AsyncIterable<string>,
  carried: (vehicle: Vehicle) => Vehicle | null,
) {
  const { accepted, quarantined, failure } = await gatherText(await textOf(feed), {
    storeFor: ({ storeCode }) => storeCode,
  });
  expect([...quarantined, failure]).toEqual([null]);
  expect(accepted.map(({ vehicle }) => vehicle)).toEqual(vehicles.map(carried).filter((v) => v !== null));
}

/** Google has one price, an MSRP for new vehicles only, and comma-separated lists. */
function carriedByGoogle(vehicle: Vehicle): Vehicle | null {
  const { condition, oldPrice, salePrice, status, visibility } = vehicle;
  if (status !== "available" || visibility !== "public") return null;
  const msrp = condition === "new" ? vehicle.msrp : null;
  const features = featureList(vehicle.features.map((feature) => `${optionText(feature)}|`));
  return {
    ...vehicle,
    ...retailAndSalePrice({ condition, msrp, sellingPrice: salePrice ?? oldPrice, internetPrice: null }),
    msrp,
    features,
    additionalImages: vehicle.additionalImages.map((image) => image.replaceAll(",", "%2C")),
  };
}

/** Meta has closed value lists and no columns for MSRP, doors, engine and features. */
function carriedByMeta(vehicle: Vehicle): Vehicle | null {
  const { fuelType: fuel, status, transmission, visibility } = vehicle;
  if (status === "sold" || visibility !== "public") return null;
  return {
    ...vehicle,
    fuelType: fuel === "hydrogen" ? fuelType({ ...vehicle, label: "" }) : fuel,
    transmission: transmission === "manual" || transmission === null ? transmission : "automatic",
    msrp: null,
    doors: null,
    engine: null,
    features: [],
  };
}

describe("round trip", () => {
  it.each(["csv", "tsv"] as const)("preserves a Google feed's vehicles (%s)", async (layout) => {
    await fc.assert(
      fc.asyncProperty(lot, async (vehicles) => {
        await comesBack(vehicles, writeGoogleFeed(vehicles, { ...EXAMPLE_EXPORT, layout }), carriedByGoogle);
      }),
      { numRuns: 100 },
    );
  });

  it.each(["csv", "tsv", "xml"] as const)("preserves a Meta feed's vehicles (%s)", async (layout) => {
    await fc.assert(
      fc.asyncProperty(lot, async (vehicles) => {
        await comesBack(vehicles, writeMetaFeed(vehicles, { ...EXAMPLE_EXPORT, layout }), carriedByMeta);
      }),
      { numRuns: 100 },
    );
  });
});
