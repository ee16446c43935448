import type { SiteContent } from "@forecourt/dealership/content";
import type { Locale } from "#shared/addresses/local-path.ts";

/** The content files in each language, with unresolved tokens. */
export type ContentSource = Readonly<Record<Locale, SiteContent>>;

/**
 * The page server and Next's bundle each load their own copy of this module; they share state under this symbol.
 */
const SLOT = Symbol.for("forecourt.content");
type Holder = { [SLOT]?: ContentSource };

/** Sets the content of the process. */
export function setContentSource(content: ContentSource): void {
  (globalThis as Holder)[SLOT] = content;
}

/** The content of the process. Throws before `setContentSource`, which the page server calls at its start. */
export function contentSource(): ContentSource {
  const content = (globalThis as Holder)[SLOT];
  if (!content) throw new Error("forecourt/site: the dealership's content has not been read.");
  return content;
}
