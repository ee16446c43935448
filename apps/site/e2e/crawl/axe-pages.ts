import type { CrawledPage } from "./crawl-site.ts";
import { pageKind, readAddress } from "./page-kind.ts";

const LOOKS = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

/** A page and the looks in which axe is to see it. */
export type AxePage = { address: string; looks: readonly (typeof LOOKS)[number][] };

/**
 * Every page in every look when thorough. Otherwise pages of copy, each in one language and one look; of those that a
 * folder in a folder holds, articles, people and offers, the first stands for the rest. Lists and vehicles are
 * accessibility.spec.ts's (docs/product/quality.md).
 */
export function axePages(
  pages: readonly Pick<CrawledPage, "address">[],
  isThorough: boolean,
): readonly AxePage[] {
  if (isThorough) return pages.map(({ address }) => ({ address, looks: LOOKS }));
  const paths = pages
    .filter(({ address }) => pageKind(address) === "copy" && readAddress(address).locale === "en")
    .map(({ address }) => address)
    .sort();
  return paths
    .filter((path, at) => folderOf(path) === null || folderOf(path) !== folderOf(paths[at - 1] ?? ""))
    .map((path, at) => ({
      address: at % 2 === 0 ? path : `/es${path}`,
      looks: [LOOKS[(at >> 1) % LOOKS.length]!],
    }));
}

/** The folder that holds a page, when that lies in a folder itself. */
function folderOf(path: string): string | null {
  return path.split("/").length > 3 ? path.slice(0, path.lastIndexOf("/")) : null;
}
