import { afterEach, expect, test } from "vitest";
import { columnsWith } from "./columns-with.ts";
import { useTestDatabase } from "./use-test-database.ts";

const database = useTestDatabase();

afterEach(() => database.owner.pool.query("DROP TABLE IF EXISTS noted, packed, sealed"));

const store = (name: string, value: string | Buffer) =>
  database.owner.pool.query(
    `CREATE TABLE ${name} AS SELECT $1::${typeof value === "string" ? "text" : "bytea"} AS held`,
    [value],
  );

test("finds the characters of a text and its bytes", async () => {
  await store("noted", "owes 23,457.91");
  await store("packed", Buffer.from("owes 23,457.91"));
  expect(await columnsWith(database.owner, "23,457.91")).toEqual(["noted.held", "packed.held"]);
});

test("does not find digits in the hexadecimal form of bytes", async () => {
  await store("sealed", Buffer.from("2345791a", "hex"));
  expect(await columnsWith(database.owner, "2345791")).toEqual([]);
});
