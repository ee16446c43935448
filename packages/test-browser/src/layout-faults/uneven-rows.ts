import { nameOf } from "./page-parts.ts";
import type { PageParts, ShownText } from "./read-page.ts";

/** Where the parts of a card that its row shares are, in pixels from the top of the window. Runs in the page. */
export function sharedLines(card: Element, page: PageParts): Map<string, number> {
  const lines = new Map<string, number>();
  const note = (part: string, y: number | undefined) => {
    if (y !== undefined && !lines.has(part)) lines.set(part, y);
  };
  // A picture within the text is an icon or a portrait.
  const picture = [...card.querySelectorAll("figure, img")].find(
    (element) => element.getBoundingClientRect().width > card.clientWidth * 0.6,
  );
  note("picture", picture?.getBoundingClientRect().top);
  const texts = page.texts.filter(({ part }) => card.contains(part.element));
  const textIn = (element: Element | null) => texts.find(({ part }) => element?.contains(part.element));
  const bottom = (text: ShownText | undefined) => text?.lines[0]?.bottom;
  note("name", bottom(textIn(card.querySelector("h2, h3, h4"))));
  for (const text of texts) {
    if (!/^\$[\d,]+$/.test(text.words)) continue;
    const isPayment = /\/(mo|mes)\b/.test(text.part.element.textContent ?? "");
    note(isPayment ? "payment" : "price", bottom(text));
  }
  // A card with a price has the same facts as those beside it; other lists differ.
  if (lines.has("price")) note("facts", bottom(textIn(card.querySelector("ul, dl"))));
  const isInList = (control: Element) => {
    const item = control.closest("li");
    return item !== null && item !== card && card.contains(item);
  };
  const isInSentence = (control: Element) =>
    [...control.parentElement!.childNodes].some((node) => node instanceof Text && node.data.trim());
  const controls = [...card.querySelectorAll("a, button")].filter(
    (control) =>
      !control.closest("h2, h3, h4, dd") &&
      !isInList(control) &&
      !isInSentence(control) &&
      control.checkVisibility(),
  );
  const bottoms = controls.map((control) => control.getBoundingClientRect().bottom);
  if (bottoms.length > 0) note("actions", Math.max(...bottoms));
  return lines;
}

/** Cards side by side whose picture, name, price, facts or actions are not on one line. Runs in the page. */
export function unevenRows(page: PageParts): string[] {
  const rows = new Map<string, Element[]>();
  const lists: Element[] = [];
  for (const card of page.cards) {
    const item = card.closest("li") ?? card;
    const list = item.parentElement!;
    if (item !== card && item.children.length > 1) continue;
    if (!lists.includes(list)) lists.push(list);
    const { top, width } = card.getBoundingClientRect();
    // A card of two columns has another layout.
    const key = [
      lists.indexOf(list),
      card.tagName,
      card.classList[0],
      Math.round(top / 4),
      Math.round(width / 8),
    ];
    rows.set(key.join(), [...(rows.get(key.join()) ?? []), card]);
  }
  const uneven: string[] = [];
  for (const cards of [...rows.values()].filter(({ length }) => length > 1)) {
    const all = cards.map((card) => sharedLines(card, page));
    // A card without a picture beside one with a picture has its text higher.
    const isMixed = new Set(all.map((lines) => lines.has("picture"))).size > 1;
    const parts = isMixed ? ["actions"] : ["picture", "name", "facts", "price", "payment", "actions"];
    for (const part of parts) {
      const tops = all.flatMap((lines) => lines.get(part) ?? []);
      const px = Math.max(...tops) - Math.min(...tops);
      if (px > 1.5) uneven.push(`${part} not on one line, ${Math.round(px)} px: ${nameOf(cards[0]!)}`);
    }
  }
  return uneven;
}
