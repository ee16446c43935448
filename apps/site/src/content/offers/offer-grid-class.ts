/** Whether the first of this many offers takes two columns, so that the rows of three are full. */
export function hasFeatured(count: number): boolean {
  return count % 3 === 2;
}

/**
 * Classes of a grid of offers. No offer is alone in a row: four offers have four columns, and the last of an odd
 * number fills its row of two columns.
 */
export function offerGridClass(count: number): string {
  const cells = hasFeatured(count) ? count + 1 : count;
  const classes = [
    count % 3 === 1 && count % 4 !== 1 ? "xl:grid-cols-4!" : "",
    cells % 2 === 1 ? "md:max-xl:[&>:last-child]:col-span-2" : "",
  ];
  return classes.filter(Boolean).join(" ");
}
