/**
 * The internal page, in the variant of another, that says that something went wrong.
 *
 * @example failurePage("/v/en/north/locked/vehicle/JA4J4VA80PZ000001?down=1000") // "/v/en/north/locked/failed"
 */
export function failurePage(internal: string): string {
  const [, v, locale, store, access] = internal.split("/");
  return `/${v}/${locale}/${store}/${access}/failed`;
}
