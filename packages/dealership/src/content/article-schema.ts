import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { blockSchema } from "./block-schema.ts";
import { imageSchema } from "./image-schema.ts";
import { linkSchema } from "./link-schema.ts";
import { orNull } from "./sections/define-section.ts";

/** An article of the help center or of the shopping guides. */
export const articleSchema = z.strictObject({
  title: nonEmpty,
  description: nonEmpty,
  author: slug,
  published: z.iso.date(),
  updated: z.iso.date(),
  /** Paths of related articles. */
  related: z.array(z.string().startsWith("/")),
  /** The picture beside the title; the category's by default. */
  image: orNull(imageSchema),
  blocks: z.array(blockSchema).min(1),
});
export type Article = z.infer<typeof articleSchema>;

/** A category of articles; its path is the articles' path without the slug. */
export const articleCategorySchema = z.strictObject({
  title: nonEmpty,
  description: nonEmpty,
  text: nonEmpty,
  /** The picture of its articles that have none of their own. */
  image: orNull(imageSchema),
  /** What a reader of its articles can do next. */
  nextStep: orNull(z.strictObject({ title: nonEmpty, text: nonEmpty, link: linkSchema })),
});
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

/** An author of articles. */
export const authorSchema = z.strictObject({
  name: nonEmpty,
  /** Slug of the author's team page; null without one. */
  staffSlug: slug.nullable(),
  title: nonEmpty,
  bio: nonEmpty,
  description: nonEmpty,
});
export type Author = z.infer<typeof authorSchema>;
