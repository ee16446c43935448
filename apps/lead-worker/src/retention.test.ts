import { useTestDatabase } from "@forecourt/database/testing";
import { expect, it } from "vitest";
import { storeLead } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { until } from "./testing/until.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);

it("a worker wipes what was kept long enough, and nothing that was not delivered", async () => {
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
