import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";

const database = useTestDatabase();

test("a", async () => {
  const id = randomUUID();
  const lead = {
    id,
    idempotencyKey: "k",
    bodyHash: "h",
    kind: "CONTACT_GENERAL",
    storeId: "north",
    sealed: Buffer.from("x"),
  };
  expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: id });
  const d = await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });
  console.log(d);
  expect(await markSent(database.worker, d[0]!)).toBe(true);
  expect(await markSent(database.worker, d[0]!)).toBe(false);
});
