/**
 * The text of parameters, without the question mark. Commas are not encoded, as in the addresses of lists.
 *
 * @example queryText(new URLSearchParams({ year: "2024,null" })) // "year=2024,null"
 */
export function queryText(params: { toString(): string }): string {
  return params.toString().replaceAll("%2C", ",");
}
