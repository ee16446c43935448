import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { makeLead } from "./testing/make-lead.ts";
import { findLinkedLead, listLeadViews, recordLeadView } from "./view-lead.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

async function store(): Promise<string> {
  const lead = makeLead();
  await acceptLead(database.site, lead);
  return lead.id;
}

test("a link finds its lead any number of times, and is used by the first view", async () => {
  const leadId = await store();
  const link = "link-1";
  const find = () => findLinkedLead(database.worker, { leadId, link });
  expect(await find()).toMatchObject({ id: leadId, isUsed: false });
  expect(await find()).toMatchObject({ isUsed: false });
  expect(await recordLeadView(database.worker, { leadId, link, networkKey: "network" })).toBe(true);
  expect(await find()).toMatchObject({ isUsed: true });
  expect(await recordLeadView(database.worker, { leadId, link, networkKey: "other" })).toBe(false);
  expect(await listLeadViews(database.worker, leadId)).toEqual([
    { viewedAt: expect.any(Date), networkKey: "network" },
  ]);
});

test("of requests at the same time one gets the view", async () => {
  const leadId = await store();
  const views = Array.from({ length: 8 }, () =>
    recordLeadView(database.worker, { leadId, link: "link-1", networkKey: "network" }),
  );
  expect((await Promise.all(views)).filter(Boolean)).toHaveLength(1);
});

test("every link of a lead has its own view, and the table holds no link", async () => {
  const leadId = await store();
  for (const link of ["link-1", "link-2"])
    expect(await recordLeadView(database.worker, { leadId, link, networkKey: "network" })).toBe(true);
  expect(await listLeadViews(database.worker, leadId)).toHaveLength(2);
  const { rows } = await database.owner.pool.query("SELECT * FROM lead_view");
  expect(JSON.stringify(rows)).not.toContain("link-1");
});

test("there is no lead of an unknown id, and none to record", async () => {
  const unknown = { leadId: crypto.randomUUID(), link: "link-1" };
  expect(await findLinkedLead(database.worker, unknown)).toBeNull();
  await expect(recordLeadView(database.worker, { ...unknown, networkKey: "network" })).rejects.toMatchObject({
    sqlState: "23503",
  });
});

test("views go with their lead", async () => {
  const leadId = await store();
  await recordLeadView(database.worker, { leadId, link: "link-1", networkKey: "network" });
  await database.owner.pool.query("DELETE FROM outbox");
  await database.owner.pool.query("DELETE FROM lead");
  expect((await database.owner.pool.query("SELECT * FROM lead_view")).rows).toEqual([]);
});
