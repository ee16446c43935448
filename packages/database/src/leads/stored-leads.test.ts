import { beforeEach, describe, expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markDead } from "../outbox/mark-dead.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { exportLeads } from "./export-leads.ts";
import { listLeads } from "./list-leads.ts";
import { retryLead } from "./retry-lead.ts";
import { showLead } from "./show-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

async function store(changed: Parameters<typeof makeLead>[0] = {}): Promise<string> {
  const lead = makeLead(changed);
  await acceptLead(database.site, lead);
  return lead.id;
}

async function sendAll(): Promise<void> {
  const deliveries = await claimDeliveries(database.worker, { limit: 100, leaseSeconds: 30 });
  for (const delivery of deliveries) await markSent(database.worker, delivery);
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
