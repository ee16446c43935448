import type { Exposure } from "@forecourt/database";
import { readLocale } from "#shared/addresses/local-path.ts";
import { type VisitorVariant, variantsOfPage } from "./visitor-variants.ts";

/**
 * The exposures of a page: one for each experiment that changes it, the controls too.
 *
 * @param address the page's address, with its language's folder
 */
export function exposuresOf(
  variants: readonly VisitorVariant[],
  address: string,
  visitor: string,
): Exposure[] {
  const { path } = readLocale(address.split(/[?#]/, 1)[0] ?? "");
  return variantsOfPage(variants, path).map(({ experiment, variant }) => ({ experiment, variant, visitor }));
}
