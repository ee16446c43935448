import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { heading, orNull } from "./sections/define-section.ts";
import { sectionSchema } from "./sections/section-schema.ts";
import { seoSchema } from "./seo-schema.ts";

/** Layout around a page; `default-template` also has breadcrumbs. */
const layout = z.enum(["default-template", "default", "minimal"]);

/** A content page. */
export const pageSchema = z.strictObject({
  key: slug,
  /** One layout, or one of two by a setting: pre-approval on, or an external scheduling link. */
  layout: z.union([
    layout,
    z.strictObject({ when: z.enum(["pre-approval", "scheduling-link"]), use: layout, otherwise: layout }),
  ]),
  /** Whether to prerender it when the site starts. */
  prerender: z.boolean().default(true),
  /** Short name in breadcrumbs; defaults to the heading. */
  label: nonEmpty.optional(),
  /** Day of the last change to its content. */
  updated: z.iso.date().optional(),
  seo: seoSchema,
  /** Heading and introduction; null where a section has its own, such as a hero. */
  heading: orNull(z.strictObject(heading)),
  sections: z.array(sectionSchema),
});
export type Page = z.infer<typeof pageSchema>;
export type PageLayout = z.infer<typeof layout>;
