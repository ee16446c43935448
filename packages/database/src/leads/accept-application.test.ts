import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { retryLead } from "./retry-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const withApplication = (changed: object = {}) => ({
  ...makeLead({ kind: "APPLY_FINANCING", ...changed }),
  application: { id: randomUUID(), sealed: Buffer.from("a.b.c"), keyId: "key-1" },
});

async function rows(text: string): Promise<unknown[]> {
  return (await database.owner.pool.query(text)).rows;
}

describe("a lead with a credit application", () => {
  test("queues both, each as its own delivery", async () => {
    const lead = withApplication();
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
    const deliveries = await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });
    expect(deliveries).toMatchObject([
      { subject: "lead", leadId: lead.id },
      { subject: "application", applicationId: lead.application.id, keyId: "key-1", storeId: "north" },
    ]);
    expect(deliveries[1]?.sealed).toEqual(lead.application.sealed);
  });

  test("is stored once under one key", async () => {
    const lead = withApplication();
    await acceptLead(database.site, lead);
    const again = { ...withApplication(), idempotencyKey: lead.idempotencyKey };
    expect(await acceptLead(database.site, again)).toEqual({ kind: "repeated", leadId: lead.id });
    expect(await rows("SELECT id FROM credit_application")).toEqual([{ id: lead.application.id }]);
  });

  test("is stored with its application or not at all", async () => {
    const lead = withApplication();
    await acceptLead(database.site, lead);
    const other = { ...withApplication(), application: lead.application };
    await expect(acceptLead(database.site, other)).rejects.toMatchObject({ sqlState: "23505" });
    expect(await rows("SELECT id FROM lead")).toEqual([{ id: lead.id }]);
  });

  test("waits for a person when it is suspicious, and is released with its lead", async () => {
    const lead = withApplication({ held: true });
    await acceptLead(database.site, lead);
    expect(await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 })).toEqual([]);
    expect(await retryLead(database.worker, lead.id)).toEqual({ kind: "retrying" });
    const claimed = await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });
    expect(claimed.map(({ subject }) => subject).sort()).toEqual(["application", "lead"]);
  });
});
