import type { Block } from "@forecourt/dealership/content";
import { blockText } from "./search-articles.ts";

/** The usual reading speed of an adult. */
const WORDS_PER_MINUTE = 220;

/** The reading time of an article in whole minutes, at least 1. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.map(blockText).join(" ").split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
