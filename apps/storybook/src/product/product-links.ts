import { productPageOf } from "./product-page-of.ts";

const known = new Set(
  Object.keys(import.meta.glob("./pages/*.mdx")).map((path) => path.slice(8).replace(".mdx", ".md")),
);

/**
 * Replaces links between documents by links between pages.
 * Links outside `docs/product` become plain text, because the built Storybook does not contain those files.
 */
export function productLinks(text: string): string {
  const linked = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    if (/^[\w-]+\.md(#.*)?$/.test(target)) return `[${words}](${productPageOf(target).href})`;
    return target.startsWith("../") ? words : link;
  });
  // Also link documents that are only mentioned.
  return linked.replace(/(?<!\[)`([\w-]+\.md)`/g, (name, file: string) =>
    known.has(file) ? `[${name}](${productPageOf(file).href})` : name,
  );
}
