import { describe, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { requireDatabase } from "./require-database.ts";

const database = useTestDatabase();

const changed = (change: (url: URL) => void) => {
  const url = new URL(database.siteUrl);
  change(url);
  return url.href;
};
const problemOf = async (url: string) => {
  const problem: unknown = await requireDatabase(url, { variable: "SITE_DATABASE_URL" }).then(
    () => null,
    (error: unknown) => error,
  );
  return problem as { message: string; exitCode: number } | null;
};

describe("the address of a database", () => {
  test("that works has no problem", async () => {
    expect(await problemOf(database.siteUrl)).toBeNull();
  });

  test.each([
    ["db.example.com", 78, "postgres://user:password@host:5432/name"],
    ["mysql://u:hidden@db.example.com/x", 78, "is not the address of a PostgreSQL database"],
    ["postgres://u:hidden@db.example.com:99999/x", 78, "is not the address of a PostgreSQL database"],
    ["postgres://u:hidden@127.0.0.1:1/x", 69, "127.0.0.1:1 does not answer (ECONNREFUSED)"],
    ["postgres://u:hidden@nowhere.invalid/x", 69, "nowhere.invalid"],
    ["postgres://u:hidden%ff@127.0.0.1:1/x", 78, "a part of the address is damaged"],
    ["postgres:///x?host=/nowhere&user=u&password=hidden", 69, "/nowhere does not answer (ENOENT)"],
  ])("%s ends with %d: %s", async (url, exitCode, text) => {
    const problem = await problemOf(url);
    expect(problem).toMatchObject({ exitCode, message: expect.stringContaining(text) });
    expect(problem?.message).toMatch(/^SITE_DATABASE_URL\b/);
    expect(problem?.message).not.toContain("hidden");
  });

  test("with another password, user or database is a wrong setting", async () => {
    const password = await problemOf(changed((url) => (url.password = "hidden")));
    expect(password).toMatchObject({
      exitCode: 78,
      message: expect.stringContaining("refuses the user forecourt_site or the password"),
    });
    expect(password?.message).not.toContain("hidden");
    const missing = await problemOf(changed((url) => (url.password = "")));
    expect(missing).toMatchObject({ exitCode: 78, message: expect.stringContaining("or the password") });
    const user = await problemOf(changed((url) => (url.username = "stranger")));
    expect(user).toMatchObject({ exitCode: 78, message: expect.stringContaining("the user stranger") });
    const name = await problemOf(changed((url) => (url.pathname = "/nothing")));
    expect(name).toMatchObject({ exitCode: 78, message: expect.stringContaining("no database nothing") });
  });
});
