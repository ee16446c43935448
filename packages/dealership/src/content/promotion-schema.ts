import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";
import { linkHref, linkSchema } from "./link-schema.ts";

export const PROMOTION_POSITIONS = ["promotions-carousel", "grid-item"] as const;
export const PROMOTION_TAGS = ["warranty", "sell-trade", "pre-approve", "financing"] as const;

/** A promotion that is not a price offer, such as a warranty. */
export const promotionSchema = z.strictObject({
  id: slug,
  position: z.enum(PROMOTION_POSITIONS),
  type: nonEmpty,
  tags: z.array(z.enum(PROMOTION_TAGS)),
  name: nonEmpty,
  url: linkHref,
  title: nonEmpty,
  description: nonEmpty,
  img: imageSchema.nullable(),
  additional: z.strictObject({ category: nonEmpty, ctaText: nonEmpty }),
  secondaryLink: linkSchema.nullable(),
  /** Facts shown as large figures. */
  criterias: z.array(z.strictObject({ id: slug, value: nonEmpty, label: nonEmpty })),
  /** Calendar dates, both displayed; the promotion ends with its last day in the dealership's time zone. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});
export type Promotion = z.infer<typeof promotionSchema>;
