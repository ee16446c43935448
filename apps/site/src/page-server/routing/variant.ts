import { readCookie } from "#server/cookies/request-cookie.ts";
import { accessOf, readVisitor } from "#server/cookies/visitor-cookie.ts";
import type { VisitorVariant } from "#server/experiments/visitor-variants.ts";
import type { Access } from "#server/vehicles/viewer.ts";
import { type Locale, readLocale } from "#shared/addresses/local-path.ts";

/**
 * What a shared page depends on besides its address: language, selected store, whether prices are unlocked, and the
 * visitor's variants of the experiments.
 */
export type Variant = {
  locale: Locale;
  store: string;
  access: Access;
  /** Absent without an id of the visitor: then a page shows the controls. */
  experiments?: readonly VisitorVariant[];
};

export type VariantOptions = {
  secret: string;
  https: boolean;
  stores: readonly string[];
  defaultStore: string;
};

/** The language of a request's target, by the first folder of its path. */
export function localeOf(target: string): Locale {
  return readLocale(target.split(/[?#]/, 1)[0] ?? "").locale;
}

/**
 * The variant of a request: prices are unlocked by our sealed cookie alone. Returns a promise only for a request
 * with a cookie.
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
  const selected = readCookie(cookie, "userSelectedStore");
  return {
    locale,
    store: selected && stores.includes(selected) ? selected : defaultStore,
    access: accessOf(await readVisitor(cookie, { secret, https })),
  };
}
