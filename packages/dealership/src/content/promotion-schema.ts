import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";
import { linkHref, linkSchema } from "./link-schema.ts";

/** Something the dealership promotes that is not an offer on a price, such as its warranty. */
export const promotionSchema = z.strictObject({
  id: slug,
  position: z.enum(["promotions-carousel", "grid-item"]),
  type: nonEmpty,
  tags: z.array(z.enum(["warranty", "sell-trade", "pre-approve", "financing"])),
  name: nonEmpty,
  url: linkHref,
  title: nonEmpty,
  description: nonEmpty,
  img: imageSchema.nullable(),
  additional: z.strictObject({ category: nonEmpty, ctaText: nonEmpty }),
  secondaryLink: linkSchema.nullable(),
  /** Facts shown as large figures. */
  criterias: z.array(z.strictObject({ id: slug, value: nonEmpty, label: nonEmpty })),
  /** Calendar dates, both shown; the day ends in the dealership's time zone. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});
export type Promotion = z.infer<typeof promotionSchema>;
