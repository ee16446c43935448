/** One entry of a row of page links; `page` is null for a gap. */
export type PageEntry = { key: string; page: number | null };

/**
 * The page links to show: first, last, current and its neighbours.
 * A gap replaces two pages or more; a single missing page is shown.
 *
 * @example pageWindow(6, 12).map((entry) => entry.page) // [1, null, 5, 6, 7, null, 12]
 */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages));
  const entries: PageEntry[] = [];
  let previous = 0;
  for (const n of [...shown].sort((a, b) => a - b)) {
    if (n - previous === 2) entries.push({ key: String(n - 1), page: n - 1 });
    else if (n - previous > 2) entries.push({ key: `gap-${n}`, page: null });
    entries.push({ key: String(n), page: n });
    previous = n;
  }
  return entries;
}
