import { type Database, listLeads, retryLead } from "@forecourt/database";
import type { RetryCommand } from "./parse-command.ts";

const BATCH = 500;

/** Makes leads due now. Returns false when one of them does not exist, is being sent or was sent. */
export async function retryLeadsCommand(
  database: Database,
  { ids, state }: RetryCommand,
  print: (line: string) => void,
): Promise<boolean> {
  if (state === undefined) return retryEach(database, ids, print);
  let count = 0;
  for (;;) {
    // Retried leads leave the state, so each pass reads the first page again.
    const leads = await listLeads(database, { state, limit: BATCH });
    for (const { id } of leads) if ((await retryLead(database, id)).kind === "retrying") count += 1;
    if (leads.length < BATCH) break;
  }
  print(count === 0 ? `No ${state} leads.` : `${count} ${count === 1 ? "lead is" : "leads are"} due now.`);
  return true;
}

async function retryEach(
  database: Database,
  ids: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  let all = true;
  for (const id of ids) {
    const result = await retryLead(database, id);
    if (result.kind === "retrying") {
      print(`${id}: due now`);
      continue;
    }
    all = false;
    print(`${id}: ${result.kind === "not-found" ? "no such lead" : `not retried, it is ${result.state}`}`);
  }
  return all;
}
