import { randomUUID } from "node:crypto";
import { acceptLead, type Database, type KeyPair, seal } from "@forecourt/database";
import { parseLead, type StoredLead, storedLead } from "@forecourt/leads";
import { type Resume, resumeRecord } from "@forecourt/leads/resume";

export const contactBody = {
  kind: "CONTACT_PURCHASE",
  customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "(417) 555-0123" },
  comments: "Is it still there?",
  vehicle: { year: "2023", make: "Mitsubishi", model: "Outlander", vin: "JA4J4VA85PZ000001" },
  page: "/contact-us",
};

/** Builds a lead like the site does. */
export function makeLead(body: object = {}, facts: { id?: string; storeId?: string } = {}): StoredLead {
  const parsed = parseLead({ ...contactBody, ...body });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return storedLead(parsed.value, {
    id: facts.id ?? randomUUID(),
    storeId: facts.storeId ?? "north",
    status: "new",
    receivedAt: "2026-11-20T10:32:05-06:00",
    stockVehicle: null,
    consent: null,
  });
}

/** Stores a lead like the site does, sealed with the worker's public key. */
export async function storeLead(
  site: Database,
  keyPair: KeyPair,
  lead: StoredLead = makeLead(),
): Promise<string> {
  await storeSealed(site, lead.id, await seal(keyPair.publicKey, JSON.stringify(lead), lead.id), lead);
  return lead.id;
}

/** Stores a job application with a resume like the site does. */
export async function storeCareersLead(
  site: Database,
  { publicKey }: KeyPair,
  resume: Resume,
): Promise<string> {
  const facts = { fileName: resume.fileName, type: resume.type, size: resume.bytes.length };
  const lead = { ...makeLead({ kind: "CAREERS", details: { position: "Technician" } }), resume: facts };
  const resumeId = randomUUID();
  const result = await acceptLead(site, {
    id: lead.id,
    idempotencyKey: lead.id,
    bodyHash: "hash",
    kind: lead.kind,
    storeId: lead.storeId,
    sealed: await seal(publicKey, JSON.stringify(lead), lead.id),
    resume: { id: resumeId, sealed: await seal(publicKey, resumeRecord(resume), resumeId) },
  });
  if (result.kind !== "accepted") throw new Error(`not stored: ${result.kind}`);
  return lead.id;
}

/** Stores any sealed content under a lead's id. */
export async function storeSealed(
  site: Database,
  id: string,
  sealed: Uint8Array,
  { kind, storeId }: { kind: string; storeId: string } = { kind: "CONTACT_PURCHASE", storeId: "north" },
): Promise<void> {
  const result = await acceptLead(site, { id, idempotencyKey: id, bodyHash: "hash", kind, storeId, sealed });
  if (result.kind !== "accepted") throw new Error(`not stored: ${result.kind}`);
}
