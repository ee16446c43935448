import { describe, expect, test } from "vitest";
import { openDatabase } from "../connection/open-database.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { listLeads } from "./list-leads.ts";
import { showLead } from "./show-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

const database = useTestDatabase();

describe("a lead", () => {
  test("is stored with its delivery, ready at once", async () => {
    const lead = makeLead();
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
    const stored = await showLead(database.worker, lead.id);
    expect(stored).toMatchObject({
      kind: lead.kind,
      storeId: "north",
      state: "ready",
      attempts: 0,
      journal: [],
    });
    expect(stored?.sealed).toEqual(lead.sealed);
  });

  test("that is held is not delivered", async () => {
    await database.reset();
    const lead = makeLead({ held: true });
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
    expect(await claimDeliveries(database.worker, { limit: 10, leaseSeconds: 30 })).toEqual([]);
    expect(await showLead(database.worker, lead.id)).toMatchObject({ state: "held" });
  });
});

describe("an idempotency key", () => {
  test("returns the first lead's id for the same body", async () => {
    const first = makeLead({ idempotencyKey: "again" });
    await acceptLead(database.site, first);
    const second = makeLead({ idempotencyKey: "again" });
    expect(await acceptLead(database.site, second)).toEqual({ kind: "repeated", leadId: first.id });
    expect(await showLead(database.worker, second.id)).toBeNull();
  });

  test("returns the first lead's id for the same body under its earlier key", async () => {
    const first = makeLead({ idempotencyKey: "window-1" });
    await acceptLead(database.site, first);
    const later = makeLead({ idempotencyKey: "window-2", earlierKey: "window-1" });
    expect(await acceptLead(database.site, later)).toEqual({ kind: "repeated", leadId: first.id });
    const unrelated = makeLead({ idempotencyKey: "window-3", earlierKey: "window-2" });
    expect(await acceptLead(database.site, unrelated)).toMatchObject({ kind: "accepted" });
  });

  test("is a conflict for another body", async () => {
    await acceptLead(database.site, makeLead({ idempotencyKey: "other" }));
    const other = makeLead({ idempotencyKey: "other", bodyHash: "another body" });
    expect(await acceptLead(database.site, other)).toEqual({ kind: "conflict" });
  });

  test("accepts a retry of the same call after a lost response", async () => {
    const lead = makeLead();
    await acceptLead(database.site, lead);
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
  });

  test("stores one lead for 24 concurrent requests", async () => {
    await database.reset();
    const results = await Promise.all(
      Array.from({ length: 24 }, () => acceptLead(database.site, makeLead({ idempotencyKey: "at once" }))),
    );
    expect(results.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === "repeated")).toHaveLength(23);
    expect(new Set(results.map((result) => "leadId" in result && result.leadId)).size).toBe(1);
    const { rows } = await database.owner.pool.query(
      "SELECT (SELECT count(*) FROM lead)::int AS leads, (SELECT count(*) FROM outbox)::int AS deliveries",
    );
    expect(rows).toEqual([{ leads: 1, deliveries: 1 }]);
  });
});

describe("a rate limit", () => {
  const limits = (key: string) => [
    { key: `${key} short`, windowSeconds: 600, limit: 2 },
    { key: `${key} long`, windowSeconds: 86_400, limit: 10 },
  ];

  test("refuses a new lead above it, and stores nothing of it", async () => {
    await database.reset();
    const accept = (idempotencyKey: string) =>
      acceptLead(database.site, makeLead({ idempotencyKey, limits: limits("above") }));
    expect((await accept("a")).kind).toBe("accepted");
    expect((await accept("b")).kind).toBe("accepted");
    expect(await accept("c")).toEqual({ kind: "limited", retryAfterSeconds: expect.any(Number) });
    expect(await listLeads(database.worker)).toHaveLength(2);
  });

  test("does not count repetitions or conflicts, and never refuses them", async () => {
    const accept = (idempotencyKey: string, bodyHash = "body") =>
      acceptLead(database.site, makeLead({ idempotencyKey, bodyHash, limits: limits("repeated") }));
    await accept("once");
    for (let n = 0; n < 5; n += 1) expect((await accept("once")).kind).toBe("repeated");
    expect((await accept("once", "another body")).kind).toBe("conflict");
    expect((await accept("twice")).kind).toBe("accepted");
    expect((await accept("thrice")).kind).toBe("limited");
    expect((await accept("once")).kind).toBe("repeated");
  });

  test("counts 24 concurrent requests with one key once", async () => {
    await database.reset();
    const accept = (idempotencyKey: string) =>
      acceptLead(database.site, makeLead({ idempotencyKey, limits: limits("at once") }));
    const results = await Promise.all(Array.from({ length: 24 }, () => accept("one key")));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["accepted", ...Array(23).fill("repeated")]);
    expect((await accept("second")).kind).toBe("accepted");
    expect((await accept("third")).kind).toBe("limited");
  });
});

test("returns unavailable when the database stays unavailable", async () => {
  const away = openDatabase("postgresql://nobody:none@127.0.0.1:9/nothing");
  expect(await acceptLead(away, makeLead())).toEqual({ kind: "unavailable" });
  await away.close();
});
