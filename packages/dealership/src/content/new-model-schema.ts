import * as z from "zod";
import { cents, nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";
import { orNull } from "./sections/define-section.ts";

/** A new model with its starting price; list order is display order. */
export const newModelSchema = z.strictObject({
  id: slug,
  year: z.int().min(1900).max(2100),
  make: nonEmpty,
  make_label: nonEmpty,
  model: nonEmpty,
  model_label: nonEmpty,
  /** A short slogan; `summary` is a one-line description. */
  tagline: nonEmpty,
  summary: nonEmpty,
  trim_options: z.array(nonEmpty),
  /** Manufacturer's starting price in cents, before dealer fees; pages show it with them. */
  starting_price: cents,
  /** A scene behind the model's picture; null for the card's own ground. */
  background_image: orNull(imageSchema),
  evoxImages: z.strictObject({
    driverFront: imageSchema,
    driverProfile: imageSchema,
    passengerRear: imageSchema,
  }),
  applicable_offers: z.array(z.string().startsWith("ofr_")),
});
export type NewModel = z.infer<typeof newModelSchema>;
