/** Metadata of a content page. Lists, vehicles and offers have their own sources. */
export type SitePage = {
  /** Without the language's folder. */
  path: string;
  kind: "content" | "article" | "category" | "author" | "member";
  /** The title without the dealership's name. */
  title: string;
  description: string;
  /** The day of the last content change, if known. */
  updated?: string;
  /** Whether search engines may list it; false for flow steps. */
  listed: boolean;
  /** Whether it is prerendered at the start (specification, section 2, "Prerender"). */
  prerender: boolean;
};

/**
 * The title without the dealership's name.
 *
 * @example withoutName("Careers | Larkspur Mitsubishi") // "Careers"
 */
export function withoutName(title: string): string {
  return title.split(" | ", 1)[0] ?? title;
}
