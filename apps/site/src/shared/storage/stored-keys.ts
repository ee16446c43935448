/** Every key that the site writes into the browser's storage (docs/product/what-we-keep.md). */
export const STORED_KEYS = [
  "payment-terms",
  "payment-choices",
  "saved-vehicles",
  "pricing-wizard",
  "trade-in",
  "gates-opened",
  "credit-application",
  "garage",
  "reloads",
] as const;

export type StoredKey = (typeof STORED_KEYS)[number];

type Storages = { localStorage: Storage; sessionStorage: Storage };

/**
 * The site's values in the browser's storage, local ones first. Empty where storage is disabled.
 *
 * @example storedValues(window) // [["payment-terms", "2000,0,700,60"]]
 */
export function storedValues(browser: Storages): [string, string][] {
  return allowed(browser).flatMap((storage) =>
    Object.keys(storage)
      .sort()
      .map((key): [string, string] => [key, storage.getItem(key) ?? ""]),
  );
}

function allowed(browser: Storages): Storage[] {
  return (["localStorage", "sessionStorage"] as const).flatMap((name) => {
    try {
      return [browser[name]];
    } catch {
      return [];
    }
  });
}
