import { type Database, exportLeads, type KeyPair } from "@forecourt/database";
import { csvLine } from "@forecourt/feeds";
import { LEAD_COLUMNS, leadCells } from "./lead-columns.ts";
import { openContent } from "./open-content.ts";
import type { ExportCommand } from "./parse-command.ts";
import { exported } from "./show-lead-command.ts";

/** Streams all leads as lines of text: memory does not grow with their number. */
export async function* exportLines(
  { database, keyPairs }: { database: Database; keyPairs: readonly KeyPair[] },
  { format, state, since, until }: ExportCommand,
): AsyncGenerator<string> {
  if (format === "csv") yield csvLine(LEAD_COLUMNS);
  for await (const stored of exportLeads(database, { since, until })) {
    if (state !== undefined && stored.state !== state) continue;
    const content = await openContent(keyPairs, stored);
    const { sealed: _sealed, ...summary } = stored;
    yield format === "csv"
      ? csvLine(leadCells(stored, content))
      : `${JSON.stringify({ ...summary, ...exported(content) })}\n`;
  }
}
