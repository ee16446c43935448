import { randomInt } from "node:crypto";
import { type Database, findLinkedLead, type KeyPair } from "@forecourt/database";
import { termsLinks } from "../terms/terms-link.ts";
import type { LinkCommand } from "./parse-command.ts";

/** Numbers below are those of a lead's copies, whose links may be in mailboxes. */
const FIRST_NUMBER = 2 ** 31;

/** Makes a new link to the sealed terms of a lead. Each link shows them once. */
export async function linkLeadCommand(
  { database, keyPair, workerUrl }: { database: Database; keyPair: KeyPair; workerUrl: string },
  { id }: LinkCommand,
): Promise<{ done: boolean; says: string }> {
  const found = await findLinkedLead(database, { leadId: id, link: "" });
  if (found === null) return { done: false, says: `${id}: no such lead` };
  if (found.sealed === null) return { done: false, says: `${id}: its content is no longer kept` };
  const numbered = randomInt(FIRST_NUMBER, 2 ** 32);
  return { done: true, says: termsLinks(keyPair, workerUrl)({ leadId: id, numbered }) };
}
