import * as z from "zod";
import { copySections } from "./copy-sections.ts";
import { dataSections } from "./data-sections.ts";
import { formSections } from "./form-sections.ts";
import { homeSections } from "./home-sections.ts";

/** What a page is made of. A new kind is added here, and the site's list of components must then name it. */
export const sectionSchema = z.discriminatedUnion("kind", [
  ...homeSections,
  ...copySections,
  ...dataSections,
  ...formSections,
]);
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section["kind"];
