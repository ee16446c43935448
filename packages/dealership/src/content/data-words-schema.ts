import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/**
 * What data of the dealership says in this language, by the data's ids; the data itself speaks the default language,
 * and what is missing here stays as it is there.
 */
export const dataWordsSchema = z.strictObject({
  offers: z.record(
    z.string().startsWith("ofr_"),
    z.strictObject({
      name: nonEmpty,
      badge: nonEmpty.nullable(),
      type_label: nonEmpty,
      description: nonEmpty,
      disclaimer: nonEmpty,
    }),
  ),
  staff: z.record(slug, z.strictObject({ title: nonEmpty, note: nonEmpty.nullable() })),
  /** What each review's visit was about; the review keeps its own words. */
  reviews: z.record(slug, z.strictObject({ visit: nonEmpty })),
  stores: z.record(slug, z.strictObject({ subname: nonEmpty, note: nonEmpty.nullable() })),
  site: z.strictObject({ description: nonEmpty }).optional(),
});
export type DataWords = z.infer<typeof dataWordsSchema>;
