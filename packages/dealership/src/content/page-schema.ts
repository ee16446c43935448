import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { sectionSchema } from "./section-schema.ts";
import { seoSchema } from "./seo-schema.ts";

/** A copy page: `layout` says how much of the header and footer stands around it. */
export const pageSchema = z.strictObject({
  key: slug,
  layout: z.enum(["default-template", "default", "minimal"]),
  seo: seoSchema,
  /** The page's heading and what stands under it; null where a section brings its own, such as a hero. */
  heading: z.strictObject({ title: nonEmpty, text: nonEmpty.nullable() }).nullable(),
  sections: z.array(sectionSchema),
});
export type Page = z.infer<typeof pageSchema>;
