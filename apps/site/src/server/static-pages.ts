/** A page with a fixed address: its internal page, and the parameters that it reads. */
export type StaticPage = { page: string; params?: readonly string[]; personal?: boolean };

/** The route table of pages with fixed addresses; listings and vehicles have their grammar in `@forecourt/inventory`. */
const STATIC_PAGES: Record<string, StaticPage> = {
  "/": { page: "home" },
  "/contact-us": { page: "contact", params: ["about", "vin"] },
  "/contact-us/sent": { page: "contact/sent" },
  "/unlock": { page: "unlock", params: ["vin", "gate", "next"] },
  "/unlock/verify": { page: "unlock/verify", params: ["vin", "next", "notice"], personal: true },
  "/unlock/granted": { page: "unlock/granted", params: ["vin", "next"], personal: true },
  "/legal/privacy-policy": { page: "privacy-policy" },
};

/** The page at an address, when there is one. */
export function staticPage(path: string): StaticPage | undefined {
  return Object.hasOwn(STATIC_PAGES, path) ? STATIC_PAGES[path] : undefined;
}

/** Whether the site serves an address of the dealership's menus; a menu shows only what can be opened. */
export function isServed(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? "";
  return staticPage(path) !== undefined || /^\/((new|used|certified)-)?cars-for-sale(\/|$)/.test(path);
}
