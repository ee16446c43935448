import type { SiteContent } from "@forecourt/dealership/content";
import type { Locale } from "#shared/addresses/local-path.ts";

/** What the dealership says in each language, as its files have it: tokens are not filled in yet. */
export type ContentSource = Readonly<Record<Locale, SiteContent>>;

/** The page server and Next's bundle each load their own copy of this module; the symbol is what they share. */
const SLOT = Symbol.for("forecourt.content");
type Holder = { [SLOT]?: ContentSource };

/** Puts what was read from the content files in place. */
export function setContentSource(content: ContentSource): void {
  (globalThis as Holder)[SLOT] = content;
}

/** The content in place. Throws when nobody has read it: the page server does at its start. */
export function contentSource(): ContentSource {
  const content = (globalThis as Holder)[SLOT];
  if (!content) throw new Error("forecourt/site: the dealership's content has not been read.");
  return content;
}
