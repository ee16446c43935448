import spanish from "../../messages/feed/es.json" with { type: "json" };
import { escapePattern } from "../product/escape-pattern.ts";
import { unescapeHtml } from "./page-links.ts";

/** Words that are in almost every English sentence and in no Spanish one. */
const ENGLISH =
  /\b(the|and|with|your|you|from|this|that|for|our|are|is|of|or|to|by|at|we|it|what|when|how|see|all|not|more|than)\b/gi;

/** Common Spanish words: Spanish reviews are also on English pages. */
const SPANISH = /\b(el|la|los|las|de|del|que|en|por|una|un|con)\b/i;

/** English terms of official labels, which the Spanish text explains. */
const TERMS = new Set(["Electric range.", "Not actual mileage"]);

/** A quoted word, such as the “and” between two names on a title. */
const QUOTED = /“[^”]{1,12}”/g;

/**
 * Whether a text of a Spanish page is English: it has two common English words, or one that Spanish never has.
 *
 * @example isEnglish("Read the terms of this offer") // true
 * @example isEnglish("Lea las condiciones") // false
 */
export function isEnglish(text: string): boolean {
  const plain = text.replace(QUOTED, "");
  const found = new Set((plain.match(ENGLISH) ?? []).map((word) => word.toLowerCase()));
  return found.size >= 2 || ["the", "and", "with", "your", "from", "this"].some((word) => found.has(word));
}

/** The feed's labels that are not part of a Spanish text. Names such as `Kia Connect` are. */
const VEHICLE_LABELS = Object.keys({ ...spanish.equipment, ...spanish.engines }).filter((label) =>
  Object.values(spanish.equipment).every((text) => !text.toLowerCase().includes(label.toLowerCase())),
);
const VEHICLE_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${VEHICLE_LABELS.map(escapePattern).join("|")}|\\d-Cylinder|(?:Light|Dark|Medium) \\p{L}+)(?![\\p{L}])`,
  "iu",
);

/**
 * Whether a text of a Spanish page has an English label of the inventory feed.
 *
 * @example hasEnglishVehicleWords("SEL · Heated Seats") // true
 */
export function hasEnglishVehicleWords(text: string): boolean {
  return VEHICLE_WORDS.test(text);
}

/**
 * Runs in a browser: every visible or announced text of a page. Omits text marked as another language, such as data of
 * a vehicle.
 */
export function textsOfPage(html: string): string[] {
  const document = new DOMParser().parseFromString(html, "text/html");
  const language = document.documentElement.lang;
  const own = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === language;
  const texts = [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest("script, style, template") && own(parent))
      texts.push(node.textContent ?? "");
  }
  for (const element of document.querySelectorAll("[alt], [aria-label], [placeholder], [title]")) {
    if (!own(element)) continue;
    for (const name of ["alt", "aria-label", "placeholder", "title"])
      texts.push(element.getAttribute(name) ?? "");
  }
  return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) =>
    /\p{L}{3}/u.test(text),
  );
}

/**
 * Sentences of a Spanish page that are identical in the English one.
 *
 * @param english the HTML of the same page in English
 */
export function untranslated(texts: readonly string[], english: string): string[] {
  const said = new Set(
    [...english.matchAll(/>([^<]+)</g)].map(([, text = ""]) =>
      unescapeHtml(text).replace(/\s+/g, " ").trim(),
    ),
  );
  const isSentence = (text: string) =>
    /\p{Ll}{3,} \p{Ll}{3,}/u.test(text) && !SPANISH.test(text) && !TERMS.has(text);
  return texts.filter((text) => said.has(text) && isSentence(text));
}
