import type { FeedRow } from "@forecourt/feeds";

/** Rows between progress messages. */
const PROGRESS_INTERVAL = 5_000;

/** Returns a function that counts rows and prints the progress. */
export function countProgress(print: (line: string) => void): (row: FeedRow) => void {
  let rows = 0;
  let quarantined = 0;
  return (row) => {
    rows += 1;
    if (!row.ok) quarantined += 1;
    if (rows % PROGRESS_INTERVAL === 0)
      print(
        `  ${rows.toLocaleString("en-US")} rows read, ${quarantined.toLocaleString("en-US")} quarantined`,
      );
  };
}
