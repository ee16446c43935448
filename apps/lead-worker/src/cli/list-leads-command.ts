import { type Database, type LeadSummary, listLeads } from "@forecourt/database";
import { formatTable } from "./format-table.ts";
import type { ListCommand } from "./parse-command.ts";

/** Prints the newest leads: ids, states and error codes, no personal data. */
export async function listLeadsCommand(
  database: Database,
  { state, storeId, kind, limit, json }: ListCommand,
  print: (line: string) => void,
): Promise<void> {
  const leads = await listLeads(database, { state, storeId, kind, limit });
  if (json) print(JSON.stringify(leads, null, 2));
  else if (leads.length === 0) print("No leads.");
  else for (const line of formatTable(HEADINGS, leads.map(row))) print(line);
}

const HEADINGS = ["ID", "RECEIVED", "KIND", "STORE", "STATE", "TRIES", "NEXT OR SENT", "LAST ERROR"];

function row(lead: LeadSummary): string[] {
  const { id, createdAt, kind, storeId, state, attempts, sentAt, runAt, lastErrorCode } = lead;
  const next = state === "ready" ? runAt : null;
  return [
    id,
    time(createdAt),
    kind,
    storeId,
    state,
    String(attempts),
    time(sentAt ?? next),
    lastErrorCode ?? "",
  ];
}

function time(at: Date | null): string {
  return at === null ? "" : at.toISOString().replace(/\.\d+Z$/, "Z");
}
