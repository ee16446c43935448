/** Keys of content fields that are links. */
const LINK_KEYS = new Set(["href", "url"]);
const LINK_IN_TEXT = /\]\((\/[^()\s]*)\)/g;

/**
 * Localizes every link in a piece of content: its `href` and `url` fields, and the `[text](/link)` within its texts.
 *
 * @example localizeLinks({ link: { label: "Servicio", href: "/service" } }, (path) => `/es${path}`)
 */
export function localizeLinks<Content>(content: Content, localize: (path: string) => string): Content {
  return walk(content, localize, "") as Content;
}

function walk(content: unknown, localize: (path: string) => string, key: string): unknown {
  if (typeof content === "string") {
    if (LINK_KEYS.has(key)) return localize(content);
    return content.replace(LINK_IN_TEXT, (_, path: string) => `](${localize(path)})`);
  }
  if (Array.isArray(content)) return content.map((entry) => walk(entry, localize, ""));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, walk(value, localize, name)]),
  );
}
