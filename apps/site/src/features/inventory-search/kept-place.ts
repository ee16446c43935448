/** What a shopper was at before the list changed: where the focus was, and which disclosures were open. */
export type KeptPlace = { link: { list: Element; index: number } | null; open: HTMLDetailsElement[] };

/** Notes the place. `link` is what was pressed, when it is a link. */
export function notePlace(root: Element, link: Element | null): KeptPlace {
  const list = link?.closest("ul, nav") ?? null;
  return {
    link: link && list ? { list, index: linksOf(list).indexOf(link) } : null,
    open: [...root.querySelectorAll<HTMLDetailsElement>("details[open]")],
  };
}

/**
 * Returns to the place: disclosures stay open although the page would close them, and a focus that was lost with its
 * link goes to the next one in the same list, or to the results when the list is gone.
 */
export function returnToPlace(root: Element, { link, open }: KeptPlace): void {
  for (const details of open) if (details.isConnected) details.open = true;
  if (!link || document.activeElement !== document.body) return;
  const links = link.list.isConnected ? linksOf(link.list) : [];
  const next = links[Math.min(link.index, links.length - 1)] ?? root.querySelector("[data-results]");
  (next as HTMLElement | null)?.focus({ preventScroll: true });
}

function linksOf(list: Element): Element[] {
  return [...list.querySelectorAll("a")];
}
