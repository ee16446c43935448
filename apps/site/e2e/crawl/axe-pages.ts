import { CONTENT_PAGES, FORM_PAGES } from "./content-pages.ts";
import type { CrawledPage } from "./crawl-site.ts";

const LOOKS = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

/** A page and the themes and widths to check with axe. */
export type AxePage = { address: string; looks: readonly (typeof LOOKS)[number][] };

/**
 * Every page in every look if thorough. Otherwise one page of each kind in one look. Lists and vehicles are
 * in accessibility.spec.ts (docs/product/tests.md).
 */
export function axePages(
  pages: readonly Pick<CrawledPage, "address">[],
  isThorough: boolean,
): readonly AxePage[] {
  if (isThorough) return pages.map(({ address }) => ({ address, looks: LOOKS }));
  const addresses = [...CONTENT_PAGES, ...FORM_PAGES];
  return addresses.map((address, at) => ({ address, looks: [LOOKS[at % LOOKS.length]!] }));
}
