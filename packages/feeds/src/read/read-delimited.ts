import { CsvError, parse } from "csv-parse";
import { withoutGuard } from "../formula-guard.ts";
import type { RefusalCode } from "../reason-codes.ts";
import { cellText } from "./cell-text.ts";
import { columnKey } from "./column-key.ts";
import type { BrokenRecord, FeedRecord } from "./feed-record.ts";
import { hasBrokenQuotes } from "./has-broken-quotes.ts";

/** Bytes. Descriptions have tens of kilobytes; a megabyte is an unclosed quote. */
const LARGEST_ROW = 1_000_000;

type Parsed = { record: string[]; raw: string; endLine: number };

/**
 * Parses a delimited feed row by row. The first row has the column names; rows without a filled cell are skipped.
 *
 * A row with broken quotes or a wrong number of cells is returned as broken. Guessing could assign one vehicle's price
 * to another.
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<FeedRecord | BrokenRecord> {
  let keys: string[] | null = null;
  for await (const parsed of parsedRows(texts, delimiter)) {
    if ("kind" in parsed) {
      yield parsed;
      continue;
    }
    const cells = parsed.record.map((cell) => withoutGuard(cellText(cell)));
    if (cells.every((cell) => cell === "")) continue;
    if (keys === null) {
      keys = cells.map(columnKey);
      continue;
    }
    yield toRecord(parsed, cells, keys, delimiter);
  }
}

function toRecord(
  parsed: Parsed,
  cells: string[],
  keys: string[],
  delimiter: string,
): FeedRecord | BrokenRecord {
  const line = parsed.endLine - parsed.record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
  const broken = (code: RefusalCode, value: string): BrokenRecord => ({ kind: "broken", line, code, value });
  // Only a field that starts with a quote can end in the wrong place.
  if (parsed.record.some((cell) => cell.startsWith('"')) && hasBrokenQuotes(parsed.raw, delimiter)) {
    return broken("row.quotes", parsed.raw.trim());
  }
  const surplus = cells.slice(keys.length).some((cell) => cell !== "");
  if (cells.length < keys.length || surplus) {
    return broken("row.columns", `${cells.length} of ${keys.length}`);
  }
  const byKey = new Map<string, string[]>();
  for (const [index, key] of keys.entries()) {
    const known = byKey.get(key);
    if (known) known.push(cells[index]!);
    else byKey.set(key, [cells[index]!]);
  }
  return { kind: "record", line, cells: byKey };
}

async function* parsedRows(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<Parsed | BrokenRecord> {
  const queue: Parsed[] = [];
  let failure: unknown = null;
  let lastLine = 0;
  const parser = parse({
    delimiter,
    record_delimiter: "\n",
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_ROW,
    // Collects rows here: the readable stream drops rows before an error.
    on_record: (row, info) => {
      // The types do not show that `raw` wraps the record.
      const { record, raw } = row as unknown as { record: string[]; raw: string };
      queue.push({ record, raw, endLine: info.lines });
      lastLine = info.lines;
      return null;
    },
  });
  parser.on("error", (error) => {
    failure = error;
  });
  parser.resume();
  try {
    for await (const text of texts) {
      await new Promise<void>((resolve) => parser.write(text, () => resolve()));
      yield* queue.splice(0);
      if (failure !== null) break;
    }
    if (failure === null) {
      const closed = new Promise<void>((resolve) => parser.once("close", () => resolve()));
      parser.end();
      await closed;
    }
    yield* queue.splice(0);
    if (failure !== null) yield toFailure(failure, lastLine + 1);
  } finally {
    parser.destroy();
  }
}

/** `line` is the first line of the unreadable row; the parser would report the line of its failure. */
function toFailure(failure: unknown, line: number): BrokenRecord {
  if (!(failure instanceof CsvError)) throw failure;
  const code = failure.code === "CSV_QUOTE_NOT_CLOSED" ? "feed.truncated" : "feed.row-too-large";
  return { kind: "broken", line, code, value: "" };
}
