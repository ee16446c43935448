import { useTestDatabase } from "@forecourt/database/testing";
import { expect, it } from "vitest";
import { storeLead } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { until } from "./testing/until.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);

it("wipes delivered leads after the retention period, and never undelivered ones", async () => {
  const old = await storeLead(database.site, workers.keyPair);
  const undelivered = await storeLead(database.site, workers.keyPair);
  const age = (id: string, state: string) =>
    database.owner.pool.query(
      "UPDATE outbox SET state = $2, sent_at = CASE WHEN $2 = 'sent' THEN now() - interval '31 days' END WHERE lead_id = $1",
      [id, state],
    );
  await age(old, "sent");
  await age(undelivered, "dead");
  await workers.start();
  await until(async () => {
    const { rows } = await database.owner.pool.query("SELECT id FROM lead WHERE sealed IS NULL");
    expect(rows).toEqual([{ id: old }]);
  });
});
