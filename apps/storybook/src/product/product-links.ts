import { productPageOf } from "./product-page-of.ts";

/**
 * Links of a document that lead to its neighbours lead to their pages here; a link out of `docs/product` stays as
 * words, for the built Storybook does not have the repository.
 */
export function productLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    if (/^[\w-]+\.md(#.*)?$/.test(target)) return `[${words}](${productPageOf(target).href})`;
    return target.startsWith("../") ? words : link;
  });
}
