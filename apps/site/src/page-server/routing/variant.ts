import { readCookie } from "#server/cookies/request-cookie.ts";
import { STORE_COOKIE } from "#server/cookies/store-cookie.ts";
import { accessOf, openVisitor, visitorCookieName } from "#server/cookies/visitor-cookie.ts";
import type { Access } from "#server/vehicles/viewer.ts";
import { type Locale, readLocale } from "#shared/addresses/local-path.ts";

/** All that a shared page may depend on, besides its address: language, selected store, gates open or not. */
export type Variant = { locale: Locale; store: string; access: Access };

export type VariantOptions = {
  secret: string;
  https: boolean;
  stores: readonly string[];
  defaultStore: string;
};

/** The language of a request's target: the folder its path stands in. */
export function localeOf(target: string): Locale {
  return readLocale(target.split(/[?#]/, 1)[0] ?? "").locale;
}

/**
 * The variant a request asks for: gates are open only for who holds our sealed cookie. Known at once where there is no
 * cookie to open.
 */
export function variantOf(
  { cookie, locale }: { cookie: string | undefined; locale: Variant["locale"] },
  options: VariantOptions,
): Variant | Promise<Variant> {
  return cookie === undefined
    ? { locale, store: options.defaultStore, access: "locked" }
    : variantOfCookie(cookie, locale, options);
}

async function variantOfCookie(
  cookie: string,
  locale: Variant["locale"],
  { secret, https, stores, defaultStore }: VariantOptions,
): Promise<Variant> {
  const selected = readCookie(cookie, STORE_COOKIE);
  const visitor = await openVisitor(readCookie(cookie, visitorCookieName(https)), secret);
  return {
    locale,
    store: selected && stores.includes(selected) ? selected : defaultStore,
    access: accessOf(visitor),
  };
}
