import type { Block } from "@forecourt/dealership/content";
import { plainText } from "#content/rich-text/plain-text.ts";
import type { ListedArticle } from "./article-list.ts";

/** A match in the body counts 1, a match in the title or description more. */
const TITLE_WEIGHT = 8;
const DESCRIPTION_WEIGHT = 3;

/**
 * The articles that contain every word of a query, the best match first. Matches prefixes; ignores accents and case.
 *
 * @example searchArticles(articles, "pre approval")
 */
export function searchArticles(articles: readonly ListedArticle[], query: string): ListedArticle[] {
  const wanted = wordsOf(query).slice(0, 12).map(stem);
  if (wanted.length === 0) return [];
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.article.path.localeCompare(b.article.path))
    .map(({ article }) => article);
}

function scoreOf({ title, description, blocks }: ListedArticle, wanted: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inDescription = wordsOf(description);
  const inText = wordsOf(blocks.map(blockText).join(" "));
  let score = 0;
  for (const word of wanted) {
    const found =
      TITLE_WEIGHT * countPrefix(word, inTitle) +
      DESCRIPTION_WEIGHT * countPrefix(word, inDescription) +
      Math.min(5, countPrefix(word, inText));
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** Removes a plural ending, so that `tires` finds `tire`. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(es|s)$/, "") : word;
}

function countPrefix(word: string, words: readonly string[]): number {
  return words.filter((one) => one.startsWith(word)).length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** The text of a block without markup. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case "list":
      return block.items.map(plainText).join(" ");
    case "note":
      return block.paragraphs.map(plainText).join(" ");
    case "table":
      return [block.columns, ...block.rows].flat().map(plainText).join(" ");
    case "kept-data":
      return "";
    default:
      return plainText(block.text);
  }
}
