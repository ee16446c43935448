/** The links and form targets of a page. */
export type PageLinks = { links: string[]; gets: string[]; posts: string[] };

const TAG = /<(a|form)\b([^>]*)>/g;

/**
 * The addresses on this site in a page's links and forms, without fragments.
 *
 * @param from the page's own address, which relative ones are read against
 */
export function pageLinks(html: string, from: URL): PageLinks {
  const found: PageLinks = { links: [], gets: [], posts: [] };
  for (const [, tag = "", attributes = ""] of html.matchAll(TAG)) {
    const named = attribute(attributes, tag === "a" ? "href" : "action");
    if (named === null || /^(tel|mailto):/.test(named)) continue;
    const url = new URL(named, from);
    if (url.origin !== from.origin) continue;
    const address = url.pathname + url.search;
    if (tag === "a") found.links.push(address);
    else if (attribute(attributes, "method")?.toLowerCase() === "post") found.posts.push(address);
    else found.gets.push(address);
  }
  return {
    links: [...new Set(found.links)],
    gets: [...new Set(found.gets)],
    posts: [...new Set(found.posts)],
  };
}

/** The value of an attribute with its character references decoded. */
export function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes)?.[1];
  return value === undefined ? null : unescapeHtml(value);
}

const REFERENCES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}
