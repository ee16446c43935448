import type { FeedFormat } from "./feed-format.ts";
import { columnKey } from "./read/column-key.ts";

/** Columns that identify a format, as `columnKey`. */
const SIGNATURES: Readonly<Record<FeedFormat, readonly string[]>> = {
  homenet: [
    "type",
    "stock",
    "miles",
    "sellingprice",
    "internetprice",
    "dateinstock",
    "imagelist",
    "bookvalue",
    "enginedisplacement",
    "enginecylinders",
    "styledescription",
    "extcolorgeneric",
  ],
  vauto: [
    "newused",
    "stock",
    "modelnumber",
    "series",
    "bodydoorct",
    "odometer",
    "color",
    "bookvalue",
    "price",
    "inventorydate",
    "photourllist",
    "features",
  ],
  google: [
    "storecode",
    "imagelink",
    "additionalimagelink",
    "link",
    "certifiedpreowned",
    "vehicleoption",
    "drivewheelconfiguration",
    "vehiclefulfillment",
    "dateinstock",
    "mileage",
    "price",
    "condition",
  ],
  meta: [
    "vehicleid",
    "url",
    "title",
    "mileagevalue",
    "mileageunit",
    "imageurl",
    "stateofvehicle",
    "availability",
    "datefirstonlot",
    "address",
    "bodystyle",
    "saleprice",
  ],
};
/** Two columns, such as `price` and `condition`, can match by chance. */
const FEWEST_COLUMNS = 3;
const DELIMITERS = ["\t", "|", ",", ";"] as const;

/** Layout of a feed: XML listings, or a table with this delimiter. */
export type FeedLayout = { xml: true } | { xml: false; delimiter: string };

/**
 * Detects a feed's format from its start (the header row, or the first tags); null if unknown.
 *
 * @example detectFeedFormat("VIN,Stock #,New/Used,Odometer,Photo Url List\n") // "vauto"
 */
export function detectFeedFormat(head: string | Uint8Array): FeedFormat | null {
  const text = typeof head === "string" ? head : new TextDecoder().decode(head);
  const layout = detectFeedLayout(text);
  if (layout.xml) return /<listings?[\s>]/.test(text) ? "meta" : null;
  const columns = new Set(headerRow(text).split(layout.delimiter).map(columnKey));
  if (!columns.has("vin")) return null;
  let best: { format: FeedFormat; score: number } | null = null;
  for (const [format, signature] of Object.entries(SIGNATURES) as [FeedFormat, readonly string[]][]) {
    const score = signature.filter((column) => columns.has(column)).length;
    if (score >= FEWEST_COLUMNS && score > (best?.score ?? 0)) best = { format, score };
  }
  return best?.format ?? null;
}

/** Detects a feed's layout; the delimiter is the most frequent one in the header row. */
export function detectFeedLayout(text: string): FeedLayout {
  if (/^[\s\uFEFF]*</.test(text)) return { xml: true };
  const header = headerRow(text);
  const count = (delimiter: string) => header.split(delimiter).length;
  const delimiter = DELIMITERS.reduce(
    (best, next) => (count(next) > count(best) ? next : best),
    DELIMITERS[0],
  );
  return { xml: false, delimiter: count(delimiter) > 1 ? delimiter : "," };
}

function headerRow(text: string): string {
  return /\S[^\r\n]*/.exec(text)?.[0] ?? "";
}
