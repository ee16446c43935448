import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { heading, orNull } from "./sections/define-section.ts";
import { sectionSchema } from "./sections/section-schema.ts";
import { seoSchema } from "./seo-schema.ts";

/** How much of the header and footer stands around a page; `default-template` has breadcrumbs too. */
const layout = z.enum(["default-template", "default", "minimal"]);

/** A copy page. */
export const pageSchema = z.strictObject({
  key: slug,
  /** One layout, or one of two by a setting: pre-approval on, an outside scheduling link configured. */
  layout: z.union([
    layout,
    z.strictObject({ when: z.enum(["pre-approval", "scheduling-link"]), use: layout, otherwise: layout }),
  ]),
  /** Whether it is drawn when the site starts, ahead of its first visitor. */
  prerender: z.boolean().default(true),
  /** Its short name, in breadcrumbs; the heading's where it is left out. */
  label: nonEmpty.optional(),
  /** The day its words last changed. */
  updated: z.iso.date().optional(),
  seo: seoSchema,
  /** The page's heading and what stands under it; null where a section brings its own, such as a hero. */
  heading: orNull(z.strictObject(heading)),
  sections: z.array(sectionSchema),
});
export type Page = z.infer<typeof pageSchema>;
export type PageLayout = z.infer<typeof layout>;
