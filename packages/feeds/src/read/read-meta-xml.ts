import { SaxesParser } from "saxes";
import { cellText } from "./cell-text.ts";
import { columnKey } from "./column-key.ts";
import type { BrokenRecord, FeedRecord } from "./feed-record.ts";

const LISTING = "listing";
/** Maximum characters between two listings; a file with more is not a feed. */
const LARGEST_LISTING = 2_000_000;

type Listing = { line: number; depth: number; cells: Map<string, string[]> };

/**
 * Parses a Meta automotive XML feed listing by listing. Nested elements become dotted columns: `mileage.value`.
 *
 * Loose markup (a bare `&`) is read as text; a listing closed by the wrong tag is returned as broken.
 */
export async function* readMetaXml(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord | BrokenRecord> {
  const queue: (FeedRecord | BrokenRecord)[] = [];
  const parser = new SaxesParser({ position: true });
  const path: string[] = [];
  let listing: Listing | null = null;
  let text = "";
  let misplacedTag = false;
  let sinceListing = 0;
  let ended = false;
  let unclosed = false;

  parser.on("error", () => {
    misplacedTag = true;
    unclosed ||= ended;
  });
  parser.on("opentag", (tag) => {
    misplacedTag = false;
    text = "";
    path.push(tag.name);
    if (tag.name === LISTING) listing = { line: parser.line, depth: path.length, cells: new Map() };
  });
  const onText = (part: string) => {
    misplacedTag = false;
    text += part;
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", (tag) => {
    if (tag.name === LISTING && listing !== null) {
      const { line, cells } = listing;
      queue.push(
        misplacedTag
          ? { kind: "broken", line, code: "row.tags", value: "" }
          : { kind: "record", line, cells },
      );
      listing = null;
      sinceListing = 0;
    } else if (listing !== null && !tag.isSelfClosing) {
      addCell(listing.cells, path.slice(listing.depth), text);
    }
    text = "";
    path.pop();
  });

  for await (const chunk of texts) {
    parser.write(chunk);
    yield* queue.splice(0);
    sinceListing += chunk.length;
    if (sinceListing > LARGEST_LISTING) {
      yield { kind: "broken", line: parser.line, code: "feed.row-too-large", value: "" };
      return;
    }
  }
  const lastLine = parser.line;
  ended = true;
  parser.close();
  yield* queue.splice(0);
  if (unclosed) yield { kind: "broken", line: lastLine, code: "feed.truncated", value: "" };
}

function addCell(cells: Map<string, string[]>, path: string[], text: string) {
  const key = columnKey(path.join("."));
  const known = cells.get(key);
  const cell = cellText(text);
  if (known) known.push(cell);
  else cells.set(key, [cell]);
}
