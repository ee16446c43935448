import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";
import { blockSchema } from "../block-schema.ts";
import { faqSchema } from "../faq-schema.ts";
import { imageSchema } from "../image-schema.ts";
import { linkSchema } from "../link-schema.ts";
import { calculatorSide } from "./calculator-side.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

const button = orNull(linkSchema);

export const textSections = [
  /** First section of a page: title, calls to action, and an optional image or payment calculator. */
  section("page-hero", {
    badge: orNull(z.strictObject({ icon: nonEmpty, text: nonEmpty })),
    title: nonEmpty,
    text: nonEmpty,
    /** Asks for the VIN of a trade-in, where the store makes online offers: the first question of the valuation. */
    vin: orNull(z.strictObject({ label: nonEmpty, hint: nonEmpty, button: nonEmpty })),
    primary: button,
    secondary: button,
    /** Shows the department's phone number as a button. */
    phone: orNull(z.enum(["sales", "service"])),
    points: z.array(nonEmpty).default([]),
    note: orNull(nonEmpty),
    side: orNull(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("picture"), image: imageSchema }),
        calculatorSide,
      ]),
    ),
  }),
  section("cards", {
    ...heading,
    items: entries({ icon: orNull(nonEmpty), title: nonEmpty, text: nonEmpty, link: button }),
  }),
  /** Numbered steps, in order. */
  section("steps", {
    ...heading,
    items: entries({
      title: nonEmpty,
      text: nonEmpty,
      facts: z.array(z.strictObject({ id: slug, label: nonEmpty, value: nonEmpty })).default([]),
      link: button,
    }),
  }),
  section("education", {
    ...heading,
    items: entries({ icon: nonEmpty, title: nonEmpty, paragraphs: z.array(nonEmpty).min(1), link: button }),
  }),
  /** A table of yes and no; the first column is the dealership. */
  section("comparison", {
    ...heading,
    columns: entries({ label: nonEmpty }),
    rows: entries({ label: nonEmpty, values: z.array(z.boolean()) }),
    note: orNull(nonEmpty),
  }),
  section("terms-table", {
    ...heading,
    columns: z.array(nonEmpty).min(2),
    rows: entries({ cells: z.array(nonEmpty) }),
    note: orNull(nonEmpty),
  }),
  section("checklist", {
    ...heading,
    groups: entries({ tone: z.enum(["yes", "no"]), title: nonEmpty, items: z.array(nonEmpty).min(1) }),
  }),
  section("faqs", { ...heading, staffSlug: orNull(slug), items: z.array(faqSchema).min(1) }),
  section("prose", { title: orNull(nonEmpty), paragraphs: z.array(nonEmpty).min(1) }),
  /** The body of a page that is a Markdown file. */
  section("document", { blocks: z.array(blockSchema).min(1) }),
  /** A call to action at the end of a page. */
  section("next-step", { title: nonEmpty, text: nonEmpty, primary: linkSchema, secondary: button }),
] as const;
