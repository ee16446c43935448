import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/** A question and its answer's paragraphs. */
export const faqSchema = z.strictObject({ id: slug, question: nonEmpty, answers: z.array(nonEmpty).min(1) });
export type Faq = z.infer<typeof faqSchema>;
