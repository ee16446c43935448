import { productPageOf } from "./product-page-of.ts";

const known = new Set(
  Object.keys(import.meta.glob("./pages/*.mdx")).map((path) => path.slice(8).replace(".mdx", ".md")),
);

/**
 * Links of a document that lead to its neighbours lead to their pages here; a link out of `docs/product` stays as
 * words, for the built Storybook does not have the repository.
 */
export function productLinks(text: string): string {
  const linked = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    if (/^[\w-]+\.md(#.*)?$/.test(target)) return `[${words}](${productPageOf(target).href})`;
    return target.startsWith("../") ? words : link;
  });
  // A document that is only named leads there too.
  return linked.replace(/(?<!\[)`([\w-]+\.md)`/g, (name, file: string) =>
    known.has(file) ? `[${name}](${productPageOf(file).href})` : name,
  );
}
