import type { Block } from "@forecourt/dealership/content";
import { blockText } from "./search-articles.ts";

/** Words that an adult reads in a minute, with time to think. */
const WORDS_A_MINUTE = 220;

/** How long an article takes to read: whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.map(blockText).join(" ").split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
