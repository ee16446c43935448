import { parse } from "csv-parse/sync";
import { columnKey } from "./read/column-key.ts";

const DELIMITERS = ["\t", "|", ",", ";"] as const;

/** Layout of a feed: XML listings, or a table with this delimiter. */
export type FeedLayout = { xml: true } | { xml: false; delimiter: string };

/** Detects a feed's layout; the delimiter is the most frequent one in the header row. */
export function detectFeedLayout(text: string): FeedLayout {
  if (/^[\s\uFEFF]*</.test(text)) return { xml: true };
  const header = /\S[^\r\n]*/.exec(text)?.[0] ?? "";
  const count = (delimiter: string) => header.split(delimiter).length;
  const delimiter = DELIMITERS.reduce(
    (best, next) => (count(next) > count(best) ? next : best),
    DELIMITERS[0],
  );
  return { xml: false, delimiter: count(delimiter) > 1 ? delimiter : "," };
}

/** Reads the columns of a table's header row, by `columnKey`; empty when it cannot be read. */
export function headerColumns(head: string, delimiter: string): ReadonlySet<string> {
  const [header = []] = parsedHeader(head, delimiter);
  return new Set(header.map(columnKey).filter((key) => key !== ""));
}

function parsedHeader(head: string, delimiter: string): string[][] {
  try {
    return parse(head, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: 1,
    });
  } catch {
    // A quote is not closed within the head: that is no header row.
    return [];
  }
}
