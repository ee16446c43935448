import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";

/** A body style that a shopper can choose on the home page and above lists. */
export const bodyStyleSchema = z.strictObject({
  id: slug,
  name: nonEmpty,
  value: z.enum(["suvs", "sedans", "wagons", "coupes", "convertibles", "hatchbacks", "trucks", "minivans"]),
  /** Cents with dealer fees, as every displayed price; null uses the lowest price in stock. */
  starting_price: z.int().min(0).nullable(),
  image: imageSchema.nullable(),
  /** Silhouette. */
  icon: slug,
  active: z.boolean(),
});
export type BodyStyleCard = z.infer<typeof bodyStyleSchema>;
