import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { blockSchema } from "./block-schema.ts";

/** An article of the help center or of the shopping guides. */
export const articleSchema = z.strictObject({
  title: nonEmpty,
  description: nonEmpty,
  /** The slug of its author. */
  author: slug,
  published: z.iso.date(),
  updated: z.iso.date(),
  /** Paths of articles that go on from it. */
  related: z.array(z.string().startsWith("/")),
  blocks: z.array(blockSchema).min(1),
});
export type Article = z.infer<typeof articleSchema>;

/** A group of articles; its path is the articles' without their slug. */
export const articleCategorySchema = z.strictObject({
  title: nonEmpty,
  description: nonEmpty,
  text: nonEmpty,
});
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

/** Somebody who signs articles. */
export const authorSchema = z.strictObject({
  name: nonEmpty,
  /** Their page in the team; null for somebody who is not on it. */
  staffSlug: slug.nullable(),
  title: nonEmpty,
  bio: nonEmpty,
  description: nonEmpty,
});
export type Author = z.infer<typeof authorSchema>;
