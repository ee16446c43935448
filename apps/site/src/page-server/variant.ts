import { openVisitor, visitorCookieName } from "../server/visitor-cookie.ts";

export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** All that a shared page may depend on, besides its address: language, selected store, gates open or not. */
export type Variant = { locale: Locale; store: string; access: "locked" | "open" };

/** The cookie of the selected store; kept for 30 days (docs/product/dealership.md). */
export const STORE_COOKIE = "userSelectedStore";

/** One cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The variant a request asks for: gates are open only for who holds our sealed cookie. */
export async function variantOf(
  { cookie, locale }: { cookie: string | undefined; locale: Locale },
  {
    secret,
    https,
    stores,
    defaultStore,
  }: { secret: string; https: boolean; stores: readonly string[]; defaultStore: string },
): Promise<Variant> {
  const selected = readCookie(cookie, STORE_COOKIE);
  const visitor = await openVisitor(readCookie(cookie, visitorCookieName(https)), secret);
  return {
    locale,
    store: selected && stores.includes(selected) ? selected : defaultStore,
    access: visitor.unlockPrice !== undefined ? "open" : "locked",
  };
}
