import * as z from "zod";
import { cents, nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";

/** A new model with its starting price, in the order of the cards. */
export const newModelSchema = z.strictObject({
  id: slug,
  year: z.int().min(1900).max(2100),
  make: nonEmpty,
  make_label: nonEmpty,
  model: nonEmpty,
  model_label: nonEmpty,
  /** One line that says why, and one that says what. */
  tagline: nonEmpty,
  summary: nonEmpty,
  trim_options: z.array(nonEmpty),
  /** Manufacturer's starting price in cents, before dealer fees. */
  starting_price: cents,
  evoxImages: z.strictObject({
    driverFront: imageSchema,
    driverProfile: imageSchema,
    passengerRear: imageSchema,
  }),
  applicable_offers: z.array(z.string().startsWith("ofr_")),
});
export type NewModel = z.infer<typeof newModelSchema>;
