import { randomUUID } from "node:crypto";
import type { AcceptedLead } from "../accept-lead.ts";

/** A lead to store; its sealed part is not really sealed. */
export function makeLead(changed: Partial<AcceptedLead> = {}): AcceptedLead {
  const id = randomUUID();
  return {
    id,
    idempotencyKey: `key-${id}`,
    bodyHash: "body",
    kind: "CONTACT_GENERAL",
    storeId: "north",
    sealed: Buffer.from(`sealed ${id}`),
    ...changed,
  };
}
