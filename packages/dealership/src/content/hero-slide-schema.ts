import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { imageSchema } from "./image-schema.ts";
import { linkSchema } from "./link-schema.ts";

/** One slide of the home page's hero, with its tab. */
export const heroSlideSchema = z.strictObject({
  id: slug,
  layout: z.enum(["image-right", "image-left"]),
  tab: z.strictObject({ icon: nonEmpty, title: nonEmpty, text: nonEmpty }),
  badge: nonEmpty.nullable(),
  title: nonEmpty,
  description: nonEmpty,
  /** `text` is under the buttons; `dialog` opens from a button labelled `buttonText`. */
  disclaimer: z
    .strictObject({ style: z.enum(["text", "dialog"]), buttonText: nonEmpty.nullable(), text: nonEmpty })
    .nullable(),
  list: z.array(nonEmpty),
  images: z.strictObject({
    watermark: imageSchema.nullable(),
    mainImage: imageSchema,
    /** Null uses the main image. */
    mobileImage: imageSchema.nullable(),
  }),
  buttons: z.strictObject({
    primary: linkSchema,
    secondary: linkSchema.nullable(),
    textLink: linkSchema.nullable(),
  }),
  /** The slide is hidden once this offer has ended; its texts may use the `{offer.…}` facts. */
  offerId: z.string().startsWith("ofr_").nullable(),
});
export type HeroSlide = z.infer<typeof heroSlideSchema>;
