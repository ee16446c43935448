import type { CrawledPage } from "./crawl-site.ts";
import { pageKind, readAddress } from "./page-kind.ts";

const LOOKS = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

/** A page and the themes and widths to check with axe. */
export type AxePage = { address: string; looks: readonly (typeof LOOKS)[number][] };

/**
 * Every page in every look if thorough. Otherwise content pages in one language and one look each. Of nested folders
 * (articles, people, offers), only the first page. Lists and vehicles are in accessibility.spec.ts
 * (docs/product/quality.md).
 */
export function axePages(
  pages: readonly Pick<CrawledPage, "address">[],
  isThorough: boolean,
): readonly AxePage[] {
  if (isThorough) return pages.map(({ address }) => ({ address, looks: LOOKS }));
  const paths = pages
    .filter(({ address }) => pageKind(address) === "content" && readAddress(address).locale === "en")
    .map(({ address }) => address)
    .sort();
  return paths
    .filter((path, at) => folderOf(path) === null || folderOf(path) !== folderOf(paths[at - 1] ?? ""))
    .map((path, at) => ({
      address: at % 2 === 0 ? path : `/es${path}`,
      looks: [LOOKS[(at >> 1) % LOOKS.length]!],
    }));
}

/** The folder of a page, if it is nested in another one. */
function folderOf(path: string): string | null {
  return path.split("/").length > 3 ? path.slice(0, path.lastIndexOf("/")) : null;
}
