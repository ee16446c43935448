import { describe, expect, test } from "vitest";
import { openDatabase } from "../connection/open-database.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { hitRateLimit } from "./hit-rate-limit.ts";

const database = useTestDatabase();

async function pass(key: string, seconds: number): Promise<void> {
  await database.owner.pool.query(
    "UPDATE rate_limit SET ends_at = ends_at - make_interval(secs => $2) WHERE key = $1",
    [key, seconds],
  );
}

describe("hitRateLimit", () => {
  test("allows hits up to the limit, rejects the next, and returns the remaining time", async () => {
    const hit = () => hitRateLimit(database.site, { key: "ten", windowSeconds: 600, limit: 10 });
    for (let n = 0; n < 10; n += 1) expect(await hit()).toEqual({ allowed: true, retryAfterSeconds: 0 });
    const refused = await hit();
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThan(500);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600);
    await pass("ten", 601);
    expect(await hit()).toEqual({ allowed: true, retryAfterSeconds: 0 });
  });

  test("starts a new window with the first hit, which rejected hits do not extend", async () => {
    const hit = () => hitRateLimit(database.site, { key: "one", windowSeconds: 600, limit: 1 });
    await hit();
    await pass("one", 400);
    const { allowed, retryAfterSeconds } = await hit();
    expect(allowed).toBe(false);
    expect(retryAfterSeconds).toBeLessThanOrEqual(200);
  });

  test("counts 50 concurrent hits exactly", async () => {
    const hits = await Promise.all(
      Array.from({ length: 50 }, () =>
        hitRateLimit(database.site, { key: "race", windowSeconds: 600, limit: 20 }),
      ),
    );
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test("counts the cost of hits, and rejects a cost above the limit", async () => {
    const hit = (cost: number) =>
      hitRateLimit(database.site, { key: "dear", windowSeconds: 60, limit: 5, cost });
    expect((await hit(6)).allowed).toBe(false);
    expect((await hit(3)).allowed).toBe(true);
    expect((await hit(3)).allowed).toBe(false);
    expect((await hit(2)).allowed).toBe(true);
    expect((await hit(1)).allowed).toBe(false);
  });

  test("allows every hit while the database is unavailable", async () => {
    const away = openDatabase("postgresql://nobody:none@127.0.0.1:9/nothing");
    expect(await hitRateLimit(away, { key: "k", windowSeconds: 60, limit: 1 })).toEqual({
      allowed: true,
      retryAfterSeconds: 0,
    });
    await away.close();
  });
});
