import { expect, test } from "vitest";
import { openDatabase } from "../connection/open-database.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { listenForWork } from "./listen-for-work.ts";

const database = useTestDatabase();

/** Resolves at the next wake. */
function makeWakeCounter() {
  let ring = () => {};
  let next = new Promise<void>((resolve) => {
    ring = resolve;
  });
  return {
    wake: () => {
      const rung = ring;
      next = new Promise<void>((resolve) => {
        ring = resolve;
      });
      rung();
    },
    next: () => next,
  };
}

test("a stored lead wakes a listening worker, even after a reconnect", async () => {
  const alarm = makeWakeCounter();
  const listening = alarm.next();
  const listener = listenForWork(database.worker, alarm.wake);
  await listening;
  const first = alarm.next();
  await acceptLead(database.site, makeLead());
  await first;
  const again = alarm.next();
  await database.owner.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'forecourt listener' AND datname = current_database()",
  );
  await again;
  const second = alarm.next();
  await acceptLead(database.site, makeLead());
  await second;
  await expect(listener.stop()).resolves.toBeUndefined();
});

test("a listener without a server can be stopped", async () => {
  const away = openDatabase("postgresql://nobody:none@127.0.0.1:9/nothing");
  const listener = listenForWork(away, () => {
    throw new Error("woken by nothing");
  });
  await expect(listener.stop()).resolves.toBeUndefined();
  await away.close();
});
