import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { openBytes } from "../sealing/open.ts";
import { seal } from "../sealing/seal.ts";
import { columnsWith } from "../testing/columns-with.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const withResume = (changed: object = {}) => ({
  ...makeLead({ kind: "CAREERS", ...changed }),
  resume: { id: randomUUID(), sealed: Buffer.from("sealed resume") },
});

const claim = () => claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });

async function count(table: string): Promise<number> {
  return (await database.owner.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;
}

describe("a lead with a resume", () => {
  test("is one delivery with both", async () => {
    const lead = withResume();
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
    expect(await claim()).toMatchObject([{ subject: "lead", leadId: lead.id, resume: lead.resume }]);
    expect(await count("outbox")).toBe(1);
  });

  test("is stored once under one key", async () => {
    const lead = withResume();
    await acceptLead(database.site, lead);
    const again = { ...withResume(), idempotencyKey: lead.idempotencyKey };
    expect(await acceptLead(database.site, again)).toEqual({ kind: "repeated", leadId: lead.id });
    expect(await count("resume")).toBe(1);
  });

  test("is stored with its resume or not at all", async () => {
    const lead = withResume();
    await acceptLead(database.site, lead);
    const other = { ...withResume(), resume: lead.resume };
    await expect(acceptLead(database.site, other)).rejects.toMatchObject({ sqlState: "23505" });
    expect([await count("lead"), await count("resume")]).toEqual([1, 1]);
  });

  test("takes it along when it is deleted", async () => {
    await acceptLead(database.site, withResume());
    await database.owner.pool.query("DELETE FROM lead");
    expect(await count("resume")).toBe(0);
  });
});

test("a lead without one has none", async () => {
  await acceptLead(database.site, makeLead());
  expect(await claim()).toMatchObject([{ resume: null }]);
});

test("5 MB are stored sealed, and opened unchanged with their id alone", async () => {
  const keyPair = await createKeyPair();
  const canary = "canary-4f1d9a";
  const content = new Uint8Array(5_242_880).fill(7);
  content.set(new TextEncoder().encode(canary), 2_500_000);
  const id = randomUUID();
  const sealed = await seal(keyPair.publicKey, content, id);
  const lead = { ...withResume(), resume: { id, sealed } };
  await acceptLead(database.site, lead);
  expect(await columnsWith(database.owner, canary)).toEqual([]);
  const [delivery] = await claim();
  const stored = delivery?.subject === "lead" ? delivery.resume : null;
  const opened = await openBytes([keyPair], stored!.sealed, id);
  expect(opened.ok && Buffer.from(opened.value).equals(content)).toBe(true);
  expect(await openBytes([keyPair], stored!.sealed, lead.id)).toEqual({
    ok: false,
    errors: [{ path: [], code: "sealed.damaged" }],
  });
});
