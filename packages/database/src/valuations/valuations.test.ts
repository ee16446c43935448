import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { findValuation } from "./find-valuation.ts";
import { type StoredValuation, storeValuation } from "./store-valuation.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

function made(own: Partial<StoredValuation> = {}): StoredValuation {
  const endsAt = inSeconds(7 * 86_400);
  return {
    id: randomUUID(),
    sealed: Buffer.from("sealed"),
    emailKey: null,
    storeId: "north",
    endsAt,
    ...own,
  };
}

test("a valuation is found by its id until it ends", async () => {
  const current = made();
  const ended = made({ endsAt: inSeconds(-3600) });
  expect(await storeValuation(database.site, current)).toEqual({ kind: "stored" });
  await storeValuation(database.site, ended);
  expect(await findValuation(database.site, current.id)).toMatchObject({ kind: "found" });
  expect(await findValuation(database.site, ended.id)).toEqual({ kind: "gone" });
  expect(await findValuation(database.site, "unknown")).toEqual({ kind: "gone" });
});

test("a network's limit refuses the next one and stores nothing", async () => {
  const limits = [{ key: "valuation:n", windowSeconds: 600, limit: 1 }];
  expect(await storeValuation(database.site, made({ limits }))).toEqual({ kind: "stored" });
  const refused = made({ limits });
  expect(await storeValuation(database.site, refused)).toMatchObject({ kind: "limited" });
  expect(await findValuation(database.site, refused.id)).toEqual({ kind: "gone" });
});

test("the worker cannot read a valuation, and the site not whose it is", async () => {
  await storeValuation(database.site, made());
  await expect(database.worker.pool.query("SELECT id FROM valuation")).rejects.toThrow("permission denied");
  await expect(database.site.pool.query("SELECT email_key FROM valuation")).rejects.toThrow(
    "permission denied",
  );
});
