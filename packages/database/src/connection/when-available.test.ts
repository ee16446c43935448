import { describe, expect, test } from "vitest";
import { DatabaseError } from "./database-error.ts";
import { whenAvailable } from "./when-available.ts";

const away = () => new DatabaseError(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));

describe("whenAvailable", () => {
  test("retries while the database is unavailable", async () => {
    let calls = 0;
    const work = async () => {
      calls += 1;
      if (calls < 4) throw away();
      return "stored";
    };
    expect(await whenAvailable(work)).toBe("stored");
    expect(calls).toBe(4);
  });

  test("returns unavailable after the timeout", async () => {
    expect(await whenAvailable(() => Promise.reject(away()), 120)).toEqual({ kind: "unavailable" });
  });

  test("returns unavailable when a query hangs", async () => {
    expect(await whenAvailable(() => new Promise(() => {}), 60)).toEqual({ kind: "unavailable" });
  });

  test("does not retry other errors", async () => {
    let calls = 0;
    const work = async () => {
      calls += 1;
      throw new DatabaseError(Object.assign(new Error("bad"), { code: "22P02" }));
    };
    await expect(whenAvailable(work)).rejects.toMatchObject({ sqlState: "22P02" });
    expect(calls).toBe(1);
  });
});
