/** What a shopper was at before the list changed: where the focus was, and which disclosures were open. */
export type KeptPlace = {
  link: Element | null;
  list: Element | null;
  index: number;
  open: HTMLDetailsElement[];
};

/** Notes the place. `link` is what was pressed, when it is a link. */
export function notePlace(root: Element, link: Element | null): KeptPlace {
  const list = link?.closest("ul, nav") ?? null;
  return {
    link,
    list,
    index: list ? linksOf(list).indexOf(link as HTMLAnchorElement) : 0,
    open: [...root.querySelectorAll<HTMLDetailsElement>("details[open]")],
  };
}

/**
 * Returns to the place: disclosures stay open although the page would close them, and a focus that was lost with its
 * link goes to the next one in the same list, or to the results when the list is gone. Another page of the list
 * starts at its top.
 */
export function returnToPlace(root: Element, { link, list, index, open }: KeptPlace): void {
  for (const details of open) if (details.isConnected) details.open = true;
  const results = root.querySelector<HTMLElement>("[data-results]");
  if (link?.matches("[data-soft=top]")) {
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
