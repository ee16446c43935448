import { beforeEach, describe, expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markDead } from "../outbox/mark-dead.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { createVerification } from "../phone-verification/create-verification.ts";
import { hitRateLimit } from "../rate-limit/hit-rate-limit.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { exportLeads } from "./export-leads.ts";
import { listLeads } from "./list-leads.ts";
import { retryLead } from "./retry-lead.ts";
import { showLead } from "./show-lead.ts";
import { makeLead } from "./testing/make-lead.ts";
import { wipeExpired } from "./wipe-expired.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const NOTHING = {
  payloadsWiped: 0,
  leadsDeleted: 0,
  codesWiped: 0,
  verificationsDeleted: 0,
  limitsDeleted: 0,
  vehiclesDeleted: 0,
};

async function store(changed: Parameters<typeof makeLead>[0] = {}): Promise<string> {
  const lead = makeLead(changed);
  await acceptLead(database.site, lead);
  return lead.id;
}

async function sendAll(): Promise<void> {
  const deliveries = await claimDeliveries(database.worker, { limit: 100, leaseSeconds: 30 });
  for (const delivery of deliveries) await markSent(database.worker, delivery);
}

/** Makes everything look this much older. */
async function age(interval: string): Promise<void> {
  for (const [table, column] of [
    ["lead", "created_at"],
    ["outbox", "sent_at"],
    ["phone_verification", "created_at"],
    ["phone_verification", "expires_at"],
    ["rate_limit", "ends_at"],
  ]) {
    await database.owner.pool.query(`UPDATE ${table} SET ${column} = ${column} - interval '${interval}'`);
  }
}

describe("listLeads", () => {
  test("lists the newest first, filtered by state, store and kind, in pages", async () => {
    const first = await store();
    const second = await store({ storeId: "west-park", held: true });
    const third = await store({ kind: "SCHEDULE_TEST_DRIVE" });
    const ids = async (filter: Parameters<typeof listLeads>[1]) =>
      (await listLeads(database.worker, filter)).map(({ id }) => id);
    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ state: "held" })).toEqual([second]);
    expect(await ids({ storeId: "north" })).toEqual([third, first]);
    expect(await ids({ kind: "SCHEDULE_TEST_DRIVE" })).toEqual([third]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual([second]);
    expect((await listLeads(database.worker))[0]).not.toHaveProperty("sealed");
  });
});

describe("retryLead", () => {
  test("makes dead and held leads due with reset attempts, and refuses sending and sent ones", async () => {
    const dead = await store();
    const [delivery] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    expect(await retryLead(database.worker, dead)).toEqual({ kind: "refused", state: "sending" });
    await markDead(database.worker, delivery!, "http.422");
    const held = await store({ held: true });
    expect(await retryLead(database.worker, dead)).toEqual({ kind: "retrying" });
    expect(await retryLead(database.worker, held)).toEqual({ kind: "retrying" });
    expect(await showLead(database.worker, dead)).toMatchObject({
      state: "ready",
      attempts: 0,
      journal: [{ n: 1, outcome: "dead" }],
    });
    await sendAll();
    expect(await retryLead(database.worker, held)).toEqual({ kind: "refused", state: "sent" });
    expect(await retryLead(database.worker, crypto.randomUUID())).toEqual({ kind: "not-found" });
  });
});

describe("exportLeads", () => {
  test("returns every lead of the period once, oldest first, even with equal timestamps", async () => {
    await database.owner.pool.query(
      "INSERT INTO lead (id, idempotency_key, body_hash, kind, store_id, sealed, created_at) SELECT gen_random_uuid(), n::text, 'b', 'K', 'north', '', '2026-11-01 10:00:00.123456+00' FROM generate_series(1, 1203) AS n",
    );
    await database.owner.pool.query("INSERT INTO outbox (lead_id, state) SELECT id, 'held' FROM lead");
    const later = await store();
    const exported: string[] = [];
    for await (const { id } of exportLeads(database.worker)) exported.push(id);
    expect([exported.length, new Set(exported).size, exported.at(-1)]).toEqual([1204, 1204, later]);
    const recent: string[] = [];
    for await (const { id } of exportLeads(database.worker, { since: new Date("2026-11-02T00:00:00Z") }))
      recent.push(id);
    expect(recent).toEqual([later]);
    for await (const { id } of exportLeads(database.worker, { until: new Date("2026-11-01T00:00:00Z") }))
      recent.push(id);
    expect(recent).toEqual([later]);
  });
});

describe("wipeExpired", () => {
  test("wipes content 30 days after delivery and rows after 400, and never undelivered leads", async () => {
    const sent = await store();
    await sendAll();
    const held = await store({ held: true });
    const ready = await store();
    await age("29 days 23 hours");
    expect(await wipeExpired(database.worker)).toEqual(NOTHING);
    await age("2 hours");
    expect(await wipeExpired(database.worker)).toEqual({ ...NOTHING, payloadsWiped: 1 });
    expect(await showLead(database.worker, sent)).toMatchObject({ sealed: null, state: "sent" });
    await age("369 days 22 hours");
    expect(await wipeExpired(database.worker)).toEqual(NOTHING);
    await age("1 day");
    expect(await wipeExpired(database.worker)).toEqual({ ...NOTHING, leadsDeleted: 1 });
    expect(await showLead(database.worker, sent)).toBeNull();
    expect((await showLead(database.worker, held))?.sealed).not.toBeNull();
    expect((await showLead(database.worker, ready))?.sealed).not.toBeNull();
    const { rows } = await database.owner.pool.query("SELECT count(*)::int AS n FROM attempt");
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("wipes a kind with a shorter retention earlier", async () => {
    await store({ kind: "CREDIT_APPLICATION" });
    await store();
    await sendAll();
    await age("25 hours");
    const payloadSeconds = { CREDIT_APPLICATION: 24 * 3600 };
    expect(await wipeExpired(database.worker, { payloadSeconds })).toEqual({ ...NOTHING, payloadsWiped: 1 });
  });

  test("wipes expired codes, and counters and verifications beyond the longest limit", async () => {
    const { publicKey } = await createKeyPair();
    await createVerification(database.site, {
      phone: "+14175550100",
      networkKey: "n",
      locale: "en",
      storeId: "north",
      groupPerDay: 9,
      secret: "s",
      publicKey,
    });
    await hitRateLimit(database.site, { key: "k", windowSeconds: 600, limit: 1 });
    expect(await wipeExpired(database.worker)).toEqual(NOTHING);
    await age("11 minutes");
    expect(await wipeExpired(database.worker)).toEqual({ ...NOTHING, codesWiped: 1, limitsDeleted: 1 });
    await age("2 days");
    expect(await wipeExpired(database.worker)).toEqual({ ...NOTHING, verificationsDeleted: 1 });
  });
});
