/** The page of a section of the product documentation, such as `listing.md#filters`. */
export function productPageOf(section: string): { href: string; label: string } {
  const [file, heading] = section.split("#") as [string, string?];
  const name = file.replace(/\.md$/, "");
  const words = (heading ?? name).replaceAll("-", " ");
  return {
    href: `?path=/docs/product-rules-${name}--docs${heading ? `#${heading}` : ""}`,
    label: heading ? `${sentence(name)}: ${words}` : sentence(words),
  };
}

function sentence(words: string): string {
  const spaced = words.replaceAll("-", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
