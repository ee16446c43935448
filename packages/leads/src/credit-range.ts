/**
 * Tells whether a text is a range of credit scores: lowest and highest, as in `600-619`.
 *
 * @example isCreditRange("600-619") // true
 */
export function isCreditRange(text: string): boolean {
  const [, lowest, highest] = /^(\d{3})-(\d{3})$/.exec(text) ?? [];
  return lowest !== undefined && highest !== undefined && Number(lowest) <= Number(highest);
}
