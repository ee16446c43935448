import {
  type AttemptSummary,
  type Database,
  type KeyPair,
  listLeadViews,
  showLead,
} from "@forecourt/database";
import { formatTable } from "./format-table.ts";
import { openContent } from "./open-content.ts";
import type { ShowCommand } from "./parse-command.ts";

/** Prints one lead with its content and attempts. Returns false when the id is unknown. */
export async function showLeadCommand(
  { database, keyPairs }: { database: Database; keyPairs: readonly KeyPair[] },
  { id, json }: ShowCommand,
  print: (line: string) => void,
): Promise<boolean> {
  const stored = await showLead(database, id);
  if (stored === null) return false;
  const content = await openContent(keyPairs, stored);
  const views = await listLeadViews(database, id);
  const { sealed: _sealed, journal, ...summary } = stored;
  if (json) {
    print(JSON.stringify({ ...summary, ...exported(content), journal, views }, null, 2));
    return true;
  }
  for (const [name, value] of Object.entries(summary)) print(`${name}: ${shown(value)}`);
  print("");
  print(content.ok ? JSON.stringify(content.lead, null, 2) : `The content cannot be read: ${content.reason}`);
  print("");
  for (const { viewedAt } of views) print(`Sealed terms shown: ${shown(viewedAt)}`);
  if (journal.length === 0) print("No attempt yet.");
  else
    for (const line of formatTable(["TRY", "STARTED", "ENDED", "OUTCOME", "ERROR"], journal.map(row)))
      print(line);
  return true;
}

/** Returns a lead's content for JSON. */
export function exported(content: Awaited<ReturnType<typeof openContent>>) {
  return content.ok ? { content: "open", lead: content.lead } : { content: content.reason, lead: null };
}

function row({ n, startedAt, endedAt, outcome, errorCode }: AttemptSummary): string[] {
  return [String(n), shown(startedAt), shown(endedAt), outcome ?? "under way", errorCode ?? ""];
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "-";
  return value instanceof Date ? value.toISOString() : String(value);
}
