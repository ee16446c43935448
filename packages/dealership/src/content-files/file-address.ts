/** The kind of content in a file, with its path or name. */
export type FileAddress =
  | { kind: "part"; name: string }
  | { kind: "page" | "document" | "article" | "category"; path: string }
  | { kind: "author"; slug: string };

/** Folders of articles: a subfolder is a category, `authors` contains the authors. */
const ARTICLE_FOLDER = /^\/(?:help-center|shopping-guides)\//;

/**
 * Maps a path within a language's folder to its content; the folders mirror the site's URLs.
 *
 * @returns null for a file without content, such as a README
 * @example fileAddress("our-company/careers.yaml") // { kind: "page", path: "/our-company/careers" }
 * @example fileAddress("_parts/not-found.yaml") // { kind: "part", name: "notFound" }
 */
export function fileAddress(file: string): FileAddress | null {
  const match = /^(.+)\.(yaml|md)$/.exec(file);
  if (!match) return null;
  const [, name = "", ending] = match;
  if (/(^|\/)README$/.test(name)) return null;
  const part = /^_parts\/([a-z-]+)$/.exec(name)?.[1];
  if (part)
    return { kind: "part", name: part.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) };
  const path = `/${name}`.replace(/\/index$/, "") || "/";
  const author = /^\/shopping-guides\/authors\/([^/]+)$/.exec(path)?.[1];
  if (author) return { kind: "author", slug: author };
  if (!ARTICLE_FOLDER.test(path)) return { kind: ending === "md" ? "document" : "page", path };
  return { kind: ending === "md" ? "article" : "category", path };
}
