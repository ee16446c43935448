import { randomUUID } from "node:crypto";
import { endWatches, replaceStoreInventory } from "@forecourt/database";
import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { describe, expect, it } from "vitest";
import { smtpError } from "../testing/mail-server.ts";
import { advanceQueueTime } from "../testing/queue.ts";
import { confirmStored, type StoredWatch, storeWatch } from "../testing/store-watch.ts";
import { until } from "../testing/until.ts";
import { useLeadWorker } from "../testing/use-lead-worker.ts";
import { usePrograms } from "../testing/worker-process.ts";

const { database, workers, mail, mailFiles, mailText } = useLeadWorker();
const startProgram = usePrograms();

const car = exampleVehicle({ vin: "JA4J4VAR4RZ004417", oldPrice: cents(3_000_000), salePrice: null });
const suv = exampleVehicle({ ...car, vin: "JA4J4VAR4RZ004418" });

const stock = (...vehicles: Vehicle[]) =>
  replaceStoreInventory(database.importer, "north", vehicles, { source: "test" });
const priced = (oldPrice: number) => ({ ...car, oldPrice: cents(oldPrice) });
const queuedNews = async () => {
  const { rows } = await database.owner.pool.query("SELECT id FROM shopper_email WHERE kind = 'watch-news'");
  return rows.length;
};
const received = (subject: string) => mail.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`));

/** Waits until every confirmed watch was compared with the newest version. */
const untilChecked = () =>
  until(async () => {
    const { rows } = await database.owner.pool.query(
      "SELECT count(*)::int AS n FROM watch WHERE checked_version IS DISTINCT FROM (SELECT max(version) FROM inventory_version)",
    );
    expect(rows[0].n).toBe(0);
  });

/**
 * Waits until the worker has compared all watches once more. It looks at a new watch in its next check, which may have
 * begun before; so the second of two new ones tells that a whole check is over.
 */
async function untilCheckedOnceMore(): Promise<void> {
  for (const _ of [1, 2]) {
    const id = randomUUID();
    await database.owner.pool.query(
      "INSERT INTO watch (id, email_key, sealed, store_id, locale, vin, label) VALUES ($1, $2, '', 'north', 'en', 'x', 'x')",
      [id, id],
    );
    await until(async () => {
      const { rows } = await database.owner.pool.query("SELECT checked_version FROM watch WHERE id = $1", [
        id,
      ]);
      expect(rows[0].checked_version).not.toBeNull();
    });
    await database.owner.pool.query("DELETE FROM watch WHERE id = $1", [id]);
  }
}

/** Stores watches, has the worker see them, and confirms them. */
async function watching(
  subjects: Parameters<typeof storeWatch>[2][],
  stored: StoredWatch = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const subject of subjects) ids.push(await storeWatch(database.site, workers.keyPair, subject, stored));
  await untilChecked();
  for (const id of ids) await confirmStored(database.site, id);
  return ids;
}

async function makeNextDay(): Promise<void> {
  await database.owner.pool.query("UPDATE shopper_email SET created_at = created_at - interval '25 hours'");
}

describe("a price drop in a feed", () => {
  it("reaches the shopper's mailbox once, and never again after restarts and the same feed", async () => {
    await stock(car);
    const first = await workers.start({ SMTP_URL: mail.url });
    await watching([{ vin: car.vin }]);
    await until(() => expect(received("Confirm")).toHaveLength(1));
    await stock(priced(2_900_000));
    await until(() => expect(received("Price drop")).toHaveLength(1));
    const [{ to, raw }] = received("Price drop") as [(typeof mail.received)[number]];
    expect(to).toEqual(["ada@example.com"]);
    expect(raw).toMatch(
      /List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/v1\/watches\/unsubscribe\?token=all>/,
    );
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(raw).toMatch(/Was \$30,\d+, now \$29,\d+/);
    await first.stop();
    for (let restart = 0; restart < 2; restart += 1) {
      const again = await workers.start({ SMTP_URL: mail.url });
      await stock(priced(2_900_000));
      await untilChecked();
      await makeNextDay();
      await untilCheckedOnceMore();
      await again.stop();
    }
    expect([mail.received.length, await queuedNews()]).toEqual([2, 1]);
  });

  it("is sent once when the worker is killed between recording and sending, and started twice", async () => {
    await stock(car);
    const first = await workers.start({ SMTP_URL: mail.url });
    await watching([{ vin: car.vin }]);
    await until(() => expect(received("Confirm")).toHaveLength(1));
    await first.stop();
    mail.behave({ onMailFrom: (_address, _session, done) => done(smtpError(451)) });
    await stock(priced(2_900_000));
    const env = workers.env({ SMTP_URL: mail.url });
    const killed = startProgram("main.ts", [], env);
    await until(async () => expect(await queuedNews()).toBe(1));
    killed.process.kill("SIGKILL");
    await killed.ended;
    mail.behave({});
    await advanceQueueTime(database, 60);
    await Promise.all([workers.start({ SMTP_URL: mail.url }), workers.start({ SMTP_URL: mail.url })]);
    await until(() => expect(received("Price drop")).toHaveLength(1));
    await makeNextDay();
    await untilCheckedOnceMore();
    expect([mail.received.length, await queuedNews()]).toEqual([2, 1]);
  });

  it("is not sent before the shopper confirmed, nor after they unsubscribed", async () => {
    await stock(car);
    await workers.start({ SMTP_URL: mail.url });
    await storeWatch(database.site, workers.keyPair, { vin: car.vin }, { email: "pending@example.com" });
    const [ended] = await watching([{ vin: car.vin }], { email: "ended@example.com" });
    await watching([{ vin: car.vin }], { email: "ada@example.com" });
    await endWatches(database.site, { watchId: ended! });
    await stock(priced(2_900_000));
    await until(() => expect(received("Price drop")).toHaveLength(1));
    expect(received("Price drop")[0]?.to).toEqual(["ada@example.com"]);
    expect(await queuedNews()).toBe(1);
  });

  it("reports a drop that happened before the shopper confirmed", async () => {
    await stock(car);
    await workers.start();
    const id = await storeWatch(database.site, workers.keyPair, { vin: car.vin });
    await untilChecked();
    await stock(priced(2_900_000));
    await untilCheckedOnceMore();
    expect(await queuedNews()).toBe(0);
    await confirmStored(database.site, id);
    await until(async () => expect(await queuedNews()).toBe(1));
  });
});

describe("one email a day", () => {
  it("has the news of all watches of an address, in its language; later news waits for the next day", async () => {
    await stock(car);
    await workers.start();
    await watching([{ vin: car.vin }, { query: "/cars-for-sale/suvs" }], { locale: "es" });
    await stock(priced(2_900_000), suv);
    await until(() => expect(mailFiles()).toHaveLength(3));
    const text = mailFiles()
      .map(mailText)
      .find((each) => each.includes("avisos"))!;
    expect(text).toContain("Bajó el precio");
    expect(text).toContain("1 vehículo nuevo");
    expect(text).toContain("http://localhost:3000/es/");
    await stock(priced(2_800_000), suv);
    await stock(priced(2_700_000), suv);
    await untilCheckedOnceMore();
    expect(await queuedNews()).toBe(1);
    await makeNextDay();
    await until(() => expect(mailFiles()).toHaveLength(4));
    expect(mailText(mailFiles().at(-1)!)).toMatch(/Antes \$29,\d+, ahora \$27,\d+/);
  });
});

it("a mailbox of files shows the emails as emails to shoppers", async () => {
  const worker = await workers.start();
  await storeWatch(database.site, workers.keyPair, { vin: car.vin });
  await until(() => expect(mailFiles()).toHaveLength(1));
  const page = await (await fetch(`http://127.0.0.1:${worker.port}/inbox`)).text();
  expect(page).toContain("Email to a shopper");
});
