import * as z from "zod";
import { nonEmpty } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";
import { orNull } from "./sections/define-section.ts";

/** The picture of an offer, and its figure in words if its data has no amount (docs/product/offers.md). */
export const offerPresentationSchema = z.strictObject({
  /** The offer's id. */
  id: z.string().startsWith("ofr_"),
  /** The main figure: `Up to $5,000`. Its amounts must be in the offer's name. */
  figure: orNull(nonEmpty),
  /** The meaning of the figure: `over guide value`. */
  unit: orNull(nonEmpty),
  image: imageSchema,
});
export type OfferPresentation = z.infer<typeof offerPresentationSchema>;
