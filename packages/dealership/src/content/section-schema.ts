import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { faqSchema } from "./faq-schema.ts";
import { heroSlideSchema } from "./hero-slide-schema.ts";
import { linkSchema } from "./link-schema.ts";
import { reviewCategory } from "./review-schema.ts";

// Every section has an id: translations find it by it, and it is the section's anchor in the page.
const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), id: slug, ...shape });

const heading = { title: nonEmpty, text: nonEmpty.nullable() };

/** What a page is made of. A new kind is added here, and the site's list of components must then name it. */
export const sectionSchema = z.discriminatedUnion("kind", [
  section("hero", { slides: z.array(heroSlideSchema).min(1) }),
  section("search-or-browse", { ...heading, buttons: z.array(linkSchema) }),
  section("body-styles", { title: nonEmpty }),
  section("new-models", { ...heading, link: linkSchema, disclaimer: nonEmpty }),
  section("promotion", { promotionId: slug }),
  section("reviews", {
    ...heading,
    categories: z.array(reviewCategory).min(1),
    limit: z.int().min(1),
  }),
  section("faqs", { ...heading, staffSlug: slug.nullable(), items: z.array(faqSchema).min(1) }),
  section("callouts", {
    items: z
      .array(
        z.strictObject({
          id: slug,
          /** What is shown beside the words: credit tiers, the stores' map or the service hours. */
          topic: z.enum(["financing", "dealer", "service"]),
          title: nonEmpty,
          text: nonEmpty,
          link: linkSchema,
        }),
      )
      .min(1),
  }),
  section("education", {
    ...heading,
    items: z
      .array(
        z.strictObject({
          id: slug,
          icon: nonEmpty,
          title: nonEmpty,
          paragraphs: z.array(nonEmpty).min(1),
          link: linkSchema.nullable(),
        }),
      )
      .min(1),
  }),
  section("locations", { ...heading }),
  section("contact-form", {
    ...heading,
    inquiries: z
      .array(z.strictObject({ id: slug, label: nonEmpty, kind: z.string().startsWith("CONTACT_") }))
      .min(1),
    consent: nonEmpty,
  }),
  section("hours", {}),
  section("staff-note", { title: nonEmpty, text: nonEmpty, staffSlug: slug }),
  section("prose", { title: nonEmpty.nullable(), paragraphs: z.array(nonEmpty).min(1) }),
]);
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section["kind"];
