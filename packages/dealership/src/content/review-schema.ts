import * as z from "zod";
import { href, nonEmpty, slug } from "../settings/field-schemas.ts";

/** Topics of reviews. */
export const REVIEW_CATEGORIES = ["Sale", "Service", "Buy", "Finance"] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** A review category; `Sell` is an alias of `Sale`. */
export const reviewCategory = z.preprocess(
  (name) => (name === "Sell" ? "Sale" : name),
  z.enum(REVIEW_CATEGORIES),
);

/** A customer review as its platform shows it. */
export const reviewSchema = z.strictObject({
  id: slug,
  reviewer_name: nonEmpty,
  reviewer_photo: href.nullable(),
  platform: slug,
  /** The reviewer's text, never edited. */
  text: nonEmpty,
  language: z.string().regex(/^[a-z]{2}$/),
  rating: z.int().min(1).max(5),
  /** What the visit was about, such as "Financed a 2025 Outlander". */
  visit: nonEmpty.nullable(),
  photo: z.boolean(),
  categories: z.array(reviewCategory).min(1),
  url: z.url().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** A review platform. */
export const reviewSourceSchema = z.strictObject({ id: slug, name: nonEmpty, image: href.nullable() });
export type ReviewSource = z.infer<typeof reviewSourceSchema>;
