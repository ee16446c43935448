/** The end of a page of the list: how to go on from it, and how much it shows with all pages before it. */
export type MoreState = { href: string; label: string; summary: string };

export type NextPage = { cards: Element[]; more: MoreState };

/** Reads the cards of another page of the list out of its HTML, and its own way on; null when it is no list. */
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
