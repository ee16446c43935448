type Storages = { localStorage: Storage; sessionStorage: Storage };

/**
 * The site's values in the browser's storage, local ones first. Empty where storage is disabled.
 *
 * @example storedValues(window) // [["payment-terms", "2000,0,700,60"]]
 */
export function storedValues(browser: Storages): [string, string][] {
  return enabled(browser).flatMap((storage) =>
    Object.keys(storage)
      .sort()
      .map((key): [string, string] => [key, storage.getItem(key) ?? ""]),
  );
}

function enabled(browser: Storages): Storage[] {
  return (["localStorage", "sessionStorage"] as const).flatMap((name) => {
    try {
      return [browser[name]];
    } catch {
      return [];
    }
  });
}
