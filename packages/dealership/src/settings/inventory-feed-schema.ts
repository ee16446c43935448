import * as z from "zod";
import { uniqueList } from "./field-schemas.ts";

/** The fields of `@forecourt/feeds`; a test of the feed importer compares both lists. */
const FIELDS = [
  "vin",
  "stock",
  "storeCode",
  "type",
  "certified",
  "year",
  "make",
  "model",
  "trim",
  "title",
  "body",
  "bodyHint",
  "doors",
  "transmission",
  "drivetrain",
  "fuel",
  "displacement",
  "cylinders",
  "engine",
  "aspiration",
  "cityMpg",
  "highwayMpg",
  "exteriorColor",
  "colorHint",
  "interiorColor",
  "mileage",
  "mileageUnit",
  "msrp",
  "sellingPrice",
  "internetPrice",
  "arrived",
  "description",
  "images",
  "evoxDriverFront",
  "evoxDriverProfile",
  "evoxPassengerRear",
  "imageCustomBg",
  "features",
  "oemFeatures",
  "standardFeatures",
  "optionalFeatures",
  "status",
  "visibility",
] as const;
type Field = (typeof FIELDS)[number];

/** Feeds ignore all but letters and digits of a column's name. */
const header = z.string().regex(/[\p{L}\p{N}]/u);
const headers = z.union([header, uniqueList(header).min(1)]).optional();

/** Settings of the inventory feed that the dealership's system writes. */
export const inventoryFeedSchema = z.strictObject({
  /** Names of the feed's columns by field, where the feed has its own; of several the first filled one counts. */
  columns: z.strictObject(
    Object.fromEntries(FIELDS.map((field) => [field, headers])) as Record<Field, typeof headers>,
  ),
});
export type InventoryFeedSettings = z.infer<typeof inventoryFeedSchema>;
