import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { DatabaseError, isDatabaseUnavailable } from "./database-error.ts";
import { openDatabase } from "./open-database.ts";
import { runQuery, runTransaction } from "./run-query.ts";

const database = useTestDatabase();
const CANARY = "canary-417-555-0100";

describe("a failed query", () => {
  test("has its code and constraint, but never its values", async () => {
    const twice = runTransaction(database.owner, async ({ rows }) => {
      await rows("INSERT INTO rate_limit VALUES ($1, 1, now())", [CANARY]);
      await rows("INSERT INTO rate_limit VALUES ($1, 1, now())", [CANARY]);
    });
    const error = (await twice.catch((caught: unknown) => caught)) as DatabaseError;
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ sqlState: "23505", constraint: "rate_limit_pkey", unavailable: false });
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(CANARY);
  });

  test("of the query builder has no values either", async () => {
    const failing = runQuery(database.site, ({ orm }) => orm.execute(`SELECT '${CANARY}'::uuid`));
    const error = (await failing.catch((caught: unknown) => caught)) as DatabaseError;
    expect(error).toMatchObject({ sqlState: "22P02" });
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(CANARY);
  });

  test("is recognised by its shape, since a bundled site has two copies of the query builder", async () => {
    class QueryErrorOfAnotherCopy extends Error {
      query = "SELECT $1";
      params = [CANARY];
    }
    const refused = Object.assign(new Error(`connect ECONNREFUSED ${CANARY}`), { code: "ECONNREFUSED" });
    const failing = runQuery(database.site, () =>
      Promise.reject(new QueryErrorOfAnotherCopy(`Failed query: params: ${CANARY}`, { cause: refused })),
    );
    const error = await failing.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "DatabaseError", sqlState: null, unavailable: true });
    expect(inspect(error)).not.toContain(CANARY);
    const ofAnotherCopy = Object.assign(new Error("x"), { name: "DatabaseError", sqlState: null });
    expect(isDatabaseUnavailable(Object.assign(ofAnotherCopy, { unavailable: true }))).toBe(true);
    expect(isDatabaseUnavailable(Object.assign(ofAnotherCopy, { unavailable: false }))).toBe(false);
  });

  test("is unavailable when the connection is refused or the backend was terminated", async () => {
    const away = openDatabase("postgresql://nobody:none@127.0.0.1:9/nothing");
    const refused = await runQuery(away, ({ rows }) => rows("SELECT 1")).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await away.close();
    const suicide = await runQuery(database.owner, ({ rows }) =>
      rows("SELECT pg_terminate_backend(pg_backend_pid())"),
    ).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(suicide)).toBe(true);
    expect(await runQuery(database.owner, ({ rows }) => rows("SELECT 1 AS n"))).toEqual([{ n: 1 }]);
  });
});

describe("a transaction", () => {
  test("rethrows the caller's error and rolls back", async () => {
    class Mine extends Error {}
    const failing = runTransaction(database.owner, async ({ rows }) => {
      await rows("INSERT INTO rate_limit VALUES ('rolled back', 1, now())");
      throw new Mine();
    });
    await expect(failing).rejects.toBeInstanceOf(Mine);
    const left = await runQuery(database.owner, ({ rows }) =>
      rows("SELECT 1 FROM rate_limit WHERE key = 'rolled back'"),
    );
    expect(left).toEqual([]);
  });
});
