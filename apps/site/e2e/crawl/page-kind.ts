/** The kind of an address: all content pages are crawled, but there are too many lists and vehicles. */
export type PageKind = "content" | "list" | "vehicle" | "sheet" | "flow" | "file";

/** The language of an address and its path without the language's folder. */
export function readAddress(path: string): { locale: "en" | "es"; path: string } {
  const match = /^\/es(\/.*)?$/.exec(path);
  return match ? { locale: "es", path: match[1] ?? "/" } : { locale: "en", path };
}

/** @example pageKind("/es/used-cars-for-sale/suvs") // "list" */
export function pageKind(address: string): PageKind {
  const { path } = readAddress(new URL(address, "http://site").pathname);
  if (/\.(xml|txt|json|png|ico|svg|webp|avif)$/.test(path) || path.startsWith("/api/")) return "file";
  if (/^\/(new|used|certified)-cars-for-sale\/\d+-.+-[A-Za-z0-9]{17}$/.test(path)) return "vehicle";
  if (/^\/((new|used|certified)-)?cars-for-sale(\/|$)/.test(path)) return "list";
  if (path.startsWith("/out-the-door/")) return "sheet";
  return /^\/(unlock|watch)(\/|$)/.test(path) ? "flow" : "content";
}
