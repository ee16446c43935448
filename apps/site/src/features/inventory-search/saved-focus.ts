/** The focused link and the open disclosures before the list changed. */
export type SavedFocus = {
  link: Element | null;
  list: Element | null;
  index: number;
  open: HTMLDetailsElement[];
};

/** Records the focused link and the open disclosures. `link` is the clicked link, if any. */
export function saveFocus(root: Element, link: Element | null): SavedFocus {
  const list = link?.closest("ul, nav") ?? null;
  return {
    link,
    list,
    index: list ? linksOf(list).indexOf(link as HTMLAnchorElement) : 0,
    open: [...root.querySelectorAll<HTMLDetailsElement>("details[open]")],
  };
}

/**
 * Restores focus and disclosures after the list changed. When the focused link is gone, focuses the next one in its
 * list. When that list is gone, focuses the results. Another page of the list starts at its top.
 */
export function restoreFocus(root: Element, { link, list, index, open }: SavedFocus): void {
  for (const details of open) if (details.isConnected) details.open = true;
  const results = root.querySelector<HTMLElement>("[data-results]");
  if (link?.matches("[data-list-link=top]")) {
    scrollTo({ top: 0, behavior: "instant" });
    results?.focus({ preventScroll: true });
    return;
  }
  if (!link || document.activeElement !== document.body) return;
  const links = list?.isConnected ? linksOf(list) : [];
  (links[Math.min(index, links.length - 1)] ?? results)?.focus({ preventScroll: true });
}

function linksOf(list: Element): HTMLAnchorElement[] {
  return [...list.querySelectorAll("a")];
}
