import * as z from "zod";
import { uniqueList } from "./field-schemas.ts";

/** Settings of inventory lists. */
export const listingSchema = z.strictObject({
  pageSize: z.int().min(1).max(100),
  defaultSort: z.enum(["newest", "oldest", "mileage", "year", "priceHigh", "priceLow", "payment"]),
  /** Filters that may become path segments, in segment order. */
  filterPriority: uniqueList(z.enum(["bodyStyle", "makeModel", "features", "price"])),
  /** Conditions that the group sells; certified vehicles are a subset of used. */
  conditions: uniqueList(z.enum(["new", "used"])).min(1),
});
export type ListingSettings = z.infer<typeof listingSchema>;
