import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/** A question and the paragraphs of its answer. */
export const faqSchema = z.strictObject({ id: slug, question: nonEmpty, answers: z.array(nonEmpty).min(1) });
export type Faq = z.infer<typeof faqSchema>;
