import { randomUUID } from "node:crypto";
import { acceptLead, type Database, type KeyPair, seal } from "@forecourt/database";
import { type LenderPublicKey, sealForLender } from "@forecourt/database/lender-sealing";
import { makeLead } from "./store-lead.ts";

/** What the tests look for: nothing of it may be readable. */
export const SECRET_TEXT = "Planted Hospital 219-09-9999";

/** Stores a lead with its application like the site does; returns both ids. */
export async function storeApplication(
  site: Database,
  keyPair: KeyPair,
  lenderKey: LenderPublicKey,
  { sealed, held = false }: { sealed?: string; held?: boolean } = {},
): Promise<{ leadId: string; applicationId: string }> {
  const lead = makeLead({ kind: "APPLY_FINANCING", comments: null });
  const applicationId = randomUUID();
  const message =
    sealed ?? (await sealForLender(lenderKey, JSON.stringify({ text: SECRET_TEXT }), applicationId));
  const result = await acceptLead(site, {
    id: lead.id,
    idempotencyKey: lead.id,
    bodyHash: "hash",
    kind: lead.kind,
    storeId: lead.storeId,
    sealed: await seal(keyPair.publicKey, JSON.stringify(lead), lead.id),
    application: { id: applicationId, sealed: Buffer.from(message), keyId: lenderKey.kid },
    held,
  });
  if (result.kind !== "accepted") throw new Error(`not stored: ${result.kind}`);
  return { leadId: lead.id, applicationId };
}
