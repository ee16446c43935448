/**
 * The columns of a wide grid. Three, unless the last row would then have a single card.
 *
 * @example cardColumns(7) // 4
 */
export function cardColumns(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2) return count;
  return count % 3 === 1 && count % 4 !== 1 ? 4 : 3;
}
