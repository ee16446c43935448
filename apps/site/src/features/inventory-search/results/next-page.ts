/** The next page's address and label, and the summary of all pages so far. */
export type MoreState = { href: string; label: string; summary: string };

export type NextPage = { cards: Element[]; more: MoreState };

/** Extracts the cards and the next page link from the HTML of a list page; null when it has no list. */
export function readNextPage(html: string): NextPage | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  const more = page.querySelector<HTMLElement>("[data-more]");
  if (!more) return null;
  const link = more.querySelector<HTMLAnchorElement>("[data-load-more]");
  return {
    cards: [...page.querySelectorAll("[data-vehicles] > li")],
    more: {
      href: link?.getAttribute("href") ?? "",
      label: link?.textContent ?? "",
      summary: more.dataset["more"] ?? "",
    },
  };
}
