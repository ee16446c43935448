/**
 * The columns with the best value. None when a value is unknown, or all are equal: only a full comparison has a winner.
 *
 * @param values a number per column; null when it is unknown
 * @example bestValues([38_700, 71_167, 41_415], "lowest") // [0]
 */
export function bestValues(values: readonly (number | null)[], best: "lowest" | "highest"): number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || new Set(known).size < 2) return [];
  const winner = best === "lowest" ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, column) => (value === winner ? [column] : []));
}
