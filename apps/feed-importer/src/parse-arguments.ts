import { parseArgs } from "node:util";
import { FEED_FORMATS, type FeedFormat } from "@forecourt/feeds";
import { parseShare } from "./parse-share.ts";

export const USAGE = `Usage: pnpm inventory:import FILE|URL [options]

Reads an inventory feed and makes it the stock of the stores that it names.

  --store ID       every vehicle stands at this store, unless the feed names another one
  --format F       ${FEED_FORMATS.join(", ")}; without it the feed is recognised by its columns
  --columns FILE   JSON with the feed's own columns by field: { "sellingPrice": "Our Ask" }; it replaces the
                   inventoryFeed.columns of the dealership's settings
  --currency C     currency of the prices, default USD; rows with another one are quarantined
  --max-drop P     largest share of a store's vehicles that may go at once, default 40%
  --if-empty       do nothing when there are vehicles already
  --dry-run        read, report, and change nothing
  --help           show this

Ends with 0 when the stock was replaced, 1 when the feed was refused, 2 for a wrong command, 3 for a feed that
cannot be read, 4 when the database cannot be used.`;

export type ImportArguments = {
  source: string;
  store: string | null;
  format: FeedFormat | null;
  /** A JSON file; null uses the settings. */
  columns: string | null;
  currency: string;
  /** Basis points; null uses FEED_MAX_DROP. */
  maxDropShare: number | null;
  ifEmpty: boolean;
  dryRun: boolean;
};

export type ParsedArguments =
  | { kind: "import"; arguments: ImportArguments }
  | { kind: "help" }
  | { kind: "invalid"; problem: string };

/** Parses the command line of `pnpm inventory:import`. */
export function parseArguments(argv: readonly string[]): ParsedArguments {
  let parsed: ReturnType<typeof readOptions>;
  try {
    parsed = readOptions(argv);
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source, ...more] = positionals;
  if (source === undefined) return invalid("Say which file or address to import.");
  if (more.length > 0) return invalid(`One feed at a time: what is ${more.join(" ")}?`);
  const format = values.format === undefined ? null : FEED_FORMATS.find((known) => known === values.format);
  if (format === undefined)
    return invalid(`Unknown format ${values.format}: use ${FEED_FORMATS.join(", ")}.`);
  const maxDropShare = values["max-drop"] === undefined ? null : parseShare(values["max-drop"]);
  if (values["max-drop"] !== undefined && maxDropShare === null) {
    return invalid(`--max-drop is a share from 0% to 100%, not ${values["max-drop"]}.`);
  }
  const currency = values.currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency))
    return invalid(`--currency is a code such as USD, not ${values.currency}.`);
  const flags = { ifEmpty: values["if-empty"], dryRun: values["dry-run"] };
  return {
    kind: "import",
    arguments: {
      source,
      store: values.store ?? null,
      format,
      columns: values.columns ?? null,
      currency,
      maxDropShare,
      ...flags,
    },
  };
}

function readOptions(argv: readonly string[]) {
  return parseArgs({
    // Some package managers pass their own `--` separator on.
    args: argv.filter((argument, index) => index > 0 || argument !== "--"),
    allowPositionals: true,
    options: {
      store: { type: "string" },
      format: { type: "string" },
      columns: { type: "string" },
      currency: { type: "string", default: "USD" },
      "max-drop": { type: "string" },
      "if-empty": { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
}

function invalid(problem: string): ParsedArguments {
  return { kind: "invalid", problem };
}
