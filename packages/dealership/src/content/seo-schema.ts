import * as z from "zod";
import { nonEmpty } from "../settings/field-schemas.ts";

/** Title and description for search engines and shared links (`og`); the latter default to the former. */
export const seoSchema = z.strictObject({
  title: nonEmpty,
  ogTitle: nonEmpty.optional(),
  description: nonEmpty,
  ogDescription: nonEmpty.optional(),
});
export type Seo = z.infer<typeof seoSchema>;
