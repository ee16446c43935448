import type { Block } from "@forecourt/dealership/content";
import { plainText } from "#content/rich-text/plain-text.ts";
import type { ListedArticle } from "./article-list.ts";

/** A word in the title says more about an article than one in its text. */
const TITLE = 8;
const DESCRIPTION = 3;

/**
 * Articles that have every word of a query, the best first: accents, case and endings do not matter much, since a word
 * counts where one begins with it.
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
      TITLE * countOf(word, inTitle) +
      DESCRIPTION * countOf(word, inDescription) +
      Math.min(5, countOf(word, inText));
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** A word without its plural: who looks for tires finds a tire. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(es|s)$/, "") : word;
}

function countOf(word: string, words: readonly string[]): number {
  return words.filter((one) => one.startsWith(word)).length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** The words of a block, without their marks. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case "list":
      return block.items.map(plainText).join(" ");
    case "note":
      return block.paragraphs.map(plainText).join(" ");
    case "table":
      return [block.columns, ...block.rows].flat().map(plainText).join(" ");
    default:
      return plainText(block.text);
  }
}
