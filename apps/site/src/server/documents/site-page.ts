/** A page of words as machines need to know it. Lists, vehicles and offers come and go with data of their own. */
export type SitePage = {
  /** Without the language's folder. */
  path: string;
  kind: "copy" | "article" | "category" | "author" | "member";
  /** As a shared link shows it: without the dealership's name. */
  title: string;
  description: string;
  /** The day its words last changed, where that is known. */
  updated?: string;
  /** A step of a flow is no place to arrive at: search engines are not led there. */
  listed: boolean;
  /** Whether it is drawn ahead of its first visitor (specification, section 2, "Prerender"). */
  prerender: boolean;
};

/**
 * A page's title where the dealership's name stands beside it anyway.
 *
 * @example withoutName("Careers | Larkspur Mitsubishi") // "Careers"
 */
export function withoutName(title: string): string {
  return title.split(" | ", 1)[0] ?? title;
}
