import { definitionsVersion } from "./experiments-config.ts";
import { type VisitorVariant, variantsKey, variantsOfPage } from "./visitor-variants.ts";

/** The parameter of an internal page with the variants that concern this page alone. */
export const VARIANTS_PARAM = "variants";

/** In the internal page's folder of access, before the definitions' version and each variant of every page. */
const MARK = "_";

/** Only a variant has it: it is between the experiment and the variant. */
const VARIANT = ".";

/**
 * The two places of variants in an internal page. What concerns every page is in the folder, above the frame: another
 * variant draws the whole page anew. What concerns one page is a parameter, which keeps the frame. The definitions'
 * version is in the folder too: a browser's router never keeps a frame of replaced definitions.
 *
 * @param path the page's path without the language's folder
 * @param version of the definitions; empty for the dealership's own
 */
export function placeVariants(
  variants: readonly VisitorVariant[] = [],
  path: string,
  version = definitionsVersion(),
): { folder: string; params: Record<string, string> } {
  const concerning = variantsOfPage(variants, path);
  const everywhere = variantsKey(concerning.filter(({ pages }) => pages === undefined));
  const here = variantsKey(concerning.filter(({ pages }) => pages !== undefined));
  const folder = [version, everywhere].filter((part) => part !== "").map((part) => MARK + part);
  return { folder: folder.join(""), params: here === "" ? {} : { [VARIANTS_PARAM]: here } };
}

/**
 * The key of an internal page's variants.
 *
 * @example variantsOfInternal("/v/en/north/locked_a.b/content?variants=hero.bold") // "a.b_hero.bold"
 */
export function variantsOfInternal(internal: string): string {
  const [path = "", query] = internal.split("?", 2);
  const everywhere = variantsOfAccess(path.split("/")[4] ?? "");
  const here = new URLSearchParams(query).get(VARIANTS_PARAM) ?? "";
  return [everywhere, here].filter((key) => key !== "").join("_");
}

/** The access in the folder of an internal page, without its variants. */
export function accessOfFolder(folder: string): string {
  return folder.split(MARK, 1)[0] ?? "";
}

function variantsOfAccess(folder: string): string {
  const [, ...marked] = folder.split(MARK);
  return marked.filter((part) => part.includes(VARIANT)).join(MARK);
}
