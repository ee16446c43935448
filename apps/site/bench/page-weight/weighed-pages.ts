import { linkedFiles, weighPage } from "./weigh.ts";
import type { PAGE_LIMITS, PageWeight } from "./weight-limits.ts";

/** Reads what the site answers for a path. */
export type ReadPath = (path: string) => Promise<Buffer>;

/** The path of each page that has limits. */
export function weighedPages(vehicle: string): Record<keyof typeof PAGE_LIMITS, string> {
  return {
    home: "/",
    list: "/cars-for-sale",
    vehicle,
    financing: "/auto-financing",
    article: "/shopping-guides/financing/lease-or-finance",
  };
}

/** Reads and weighs a page. Adds the files that it names to `files`. */
export async function readAndWeigh(
  read: ReadPath,
  path: string,
  files: Map<string, Buffer>,
): Promise<PageWeight> {
  const html = await read(path);
  for (const file of linkedFiles(html)) if (!files.has(file)) files.set(file, await read(file));
  return weighPage(html, files);
}

/** Reads paths of a running site. */
export function readFrom(site: string): ReadPath {
  return async (path) => {
    const answer = await fetch(new URL(path, site));
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
