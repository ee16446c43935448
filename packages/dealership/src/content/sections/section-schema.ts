import * as z from "zod";
import { dataSections } from "./data-sections.ts";
import { formSections } from "./form-sections.ts";
import { homeSections } from "./home-sections.ts";
import { textSections } from "./text-sections.ts";

/** All section kinds. For a new kind, also add a component to the site's section list. */
export const sectionSchema = z.discriminatedUnion("kind", [
  ...homeSections,
  ...textSections,
  ...dataSections,
  ...formSections,
]);
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section["kind"];
