/**
 * An amount as the site writes it: whole dollars without cents.
 *
 * @param cents integer US cents
 * @example dollars(2_525_000) // "$25,250"
 */
export function dollars(cents: number): string {
  const options = {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  } as const;
  return new Intl.NumberFormat("en-US", options).format(cents / 100);
}
