import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/**
 * Translations of the dealership's data, by the data's ids. The data itself is in the default language and is shown
 * where a translation is missing.
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
  /** What each visit was about; the review text itself is never translated. */
  reviews: z.record(slug, z.strictObject({ visit: nonEmpty })),
  stores: z.record(slug, z.strictObject({ subname: nonEmpty, note: nonEmpty.nullable() })),
  site: z.strictObject({ description: nonEmpty }).optional(),
});
export type DataWords = z.infer<typeof dataWordsSchema>;
