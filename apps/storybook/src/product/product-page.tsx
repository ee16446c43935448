import { Markdown } from "@storybook/addon-docs/blocks";
import { productLinks } from "./product-links.ts";

/** A document of `docs/product`. */
export function ProductPage({ text }: { text: string }) {
  return <Markdown>{productLinks(text)}</Markdown>;
}
