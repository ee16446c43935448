import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/**
 * Translations of the dealership's data, by the data's ids. Where one is missing, the data itself is shown, in the
 * default language.
 */
export const dataTranslationsSchema = z.strictObject({
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
  /** The trade-in questionnaire. */
  tradeIn: z
    .strictObject({
      categories: z.record(
        nonEmpty,
        z.strictObject({ categoryTitle: nonEmpty, categoryDescription: nonEmpty.optional() }),
      ),
      questions: z.record(
        nonEmpty,
        z.strictObject({
          text: nonEmpty,
          description: nonEmpty.optional(),
          answers: z
            .record(nonEmpty, z.strictObject({ label: nonEmpty, description: nonEmpty.optional() }))
            .optional(),
        }),
      ),
    })
    .optional(),
  site: z.strictObject({ description: nonEmpty }).optional(),
});
export type DataTranslations = z.infer<typeof dataTranslationsSchema>;
