/** Placeholder for a typed value in an address from the server; no id, make or price looks like it. */
export const MIN_PLACEHOLDER = "100000001";
export const MAX_PLACEHOLDER = "999999998";
export const KEYWORDS_PLACEHOLDER = "0keywords0";

/** The four address templates of a range: without limits, with one end, with the other, with both. */
export type RangeAddresses = { open: string; under: string; over: string; between: string };

/**
 * The address of a typed range; null when a field has text that is no number.
 *
 * @example typedRangeAddress(addresses, ["", "$25,000"]) // "/cars-for-sale/price-under-25000"
 */
export function typedRangeAddress(
  { open, under, over, between }: RangeAddresses,
  typed: readonly [min: string, max: string],
): string | null {
  const digits = typed.map((text) => text.replace(/[$,\s]/g, ""));
  if (!digits.every((text) => /^\d{0,9}$/.test(text))) return null;
  const [min = "", max = ""] = digits.map((text) => (text === "" ? "" : String(Number(text))));
  if (min === "") return max === "" ? open : under.replace(MAX_PLACEHOLDER, max);
  if (max === "") return over.replace(MIN_PLACEHOLDER, min);
  const [low, high] = Number(min) <= Number(max) ? [min, max] : [max, min];
  return between.replace(MIN_PLACEHOLDER, low).replace(MAX_PLACEHOLDER, high);
}

/** The address of a keyword search; null when nothing was typed. */
export function typedKeywordAddress(address: string, typed: string): string | null {
  const words = typed.trim().toWellFormed();
  if (words === "") return null;
  return address.replace(KEYWORDS_PLACEHOLDER, () =>
    encodeURIComponent(words).replaceAll("%2C", ",").replaceAll("%20", "+"),
  );
}
