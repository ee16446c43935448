import pg from "pg";
import { describe, expect, test } from "vitest";
import { TEST_ROLE_PASSWORDS, useTestDatabase } from "../testing/use-test-database.ts";
import { withDatabase } from "../testing/with-database.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { migrate } from "./migrate.ts";
import { readMigrations } from "./migration-files.ts";

const database = useTestDatabase();
const rolePasswords = TEST_ROLE_PASSWORDS;

async function asOwner<T>(work: (client: pg.Client) => Promise<T>, url = database.ownerUrl): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe("migrate", () => {
  test("does nothing the second time", async () => {
    const result = await migrate({ ownerUrl: database.ownerUrl, rolePasswords });
    const { siteUrl, workerUrl, importerUrl } = database;
    expect(result).toEqual({ siteUrl, workerUrl, importerUrl, applied: [] });
  });

  test("runs each migration once with five concurrent processes", async () => {
    const name = `${new URL(database.ownerUrl).pathname.slice(1)}_empty`;
    await asOwner((client) => client.query(`CREATE DATABASE ${name}`));
    const ownerUrl = withDatabase(database.ownerUrl, name);
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate({ ownerUrl, rolePasswords })));
    expect(results.flatMap(({ applied }) => applied)).toEqual(
      readMigrations().map(({ name: migration }) => migration),
    );
    await asOwner((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });

  test("0007 may run after 0008: each wraps the functions that it finds", async () => {
    const name = `${new URL(database.ownerUrl).pathname.slice(1)}_order`;
    await asOwner((client) => client.query(`CREATE DATABASE ${name}`));
    const ownerUrl = withDatabase(database.ownerUrl, name);
    const isResumes = ({ name: migration }: { name: string }) => migration === "0007-resumes.sql";
    const migrations = readMigrations();
    await asOwner(async (client) => {
      await applyMigrations(
        client,
        migrations.filter((one) => !isResumes(one)),
      );
      expect(await applyMigrations(client, migrations)).toEqual(["0007-resumes.sql"]);
      const { rows } = await client.query("SELECT apply_retention('{}') AS result");
      expect(rows[0].result).toMatchObject({ resumesDeleted: 0, appointmentsDeleted: 0, leadsDeleted: 0 });
    }, ownerUrl);
    const { siteUrl, workerUrl, importerUrl } = await migrate({ ownerUrl, rolePasswords });
    expect([siteUrl, workerUrl, importerUrl].every((one) => one.includes(name))).toBe(true);
    await asOwner((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });

  test("needs no CREATEROLE when the role URLs are given", async () => {
    const { ownerUrl, siteUrl, workerUrl, importerUrl } = database;
    const result = await migrate({ ownerUrl, siteUrl, workerUrl, importerUrl });
    expect(result).toEqual({ siteUrl, workerUrl, importerUrl, applied: [] });
  });

  test("works with a single role and does not change its grants", async () => {
    const { ownerUrl } = database;
    await migrate({ ownerUrl, siteUrl: ownerUrl, workerUrl: ownerUrl, importerUrl: ownerUrl });
    expect((await database.owner.pool.query("SELECT count(*)::int AS n FROM lead")).rows).toEqual([{ n: 0 }]);
  });

  test("explains what to do without CREATEROLE or without a password", async () => {
    const name = new URL(database.ownerUrl).pathname.slice(1);
    const poor = `poor_${name.slice(-8)}`;
    await asOwner(async (client) => {
      await client.query(`CREATE ROLE ${poor} LOGIN PASSWORD 'poor'`);
      await client.query(`GRANT ALL ON DATABASE ${name} TO ${poor}`);
    });
    const ownerUrl = database.ownerUrl.replace(/\/\/.*@/, `//${poor}:poor@`);
    const passwords = { ...rolePasswords, site: "not the one that it has" };
    await expect(migrate({ ownerUrl, rolePasswords: passwords })).rejects.toMatchObject({
      code: "migrate.roles-forbidden",
    });
    await expect(migrate({ ownerUrl })).rejects.toMatchObject({ code: "migrate.no-password" });
    await asOwner(async (client) => {
      await client.query(`DROP OWNED BY ${poor}`);
      await client.query(`DROP ROLE ${poor}`);
    });
  });
});

describe("a migration", () => {
  test("that changed after it was applied stops the migration", async () => {
    const changed = readMigrations().map((migration) => ({ ...migration, checksum: "other" }));
    await expect(asOwner((client) => applyMigrations(client, changed))).rejects.toMatchObject({
      code: "migrate.changed-after-running",
    });
  });

  test("of a later release does not", async () => {
    await asOwner((client) =>
      client.query("INSERT INTO schema_migration (name, checksum) VALUES ('9999-later.sql', 'x')"),
    );
    expect(await asOwner((client) => applyMigrations(client, readMigrations()))).toEqual([]);
  });

  test("that fails is rolled back", async () => {
    const broken = {
      name: "0002-broken.sql",
      checksum: "x",
      sql: "CREATE TABLE half (n int); SELECT 1 / 0;",
    };
    const attempt = asOwner(async (client) => {
      await client.query("BEGIN");
      await applyMigrations(client, [...readMigrations(), broken]);
      await client.query("COMMIT");
    });
    await expect(attempt).rejects.toMatchObject({ code: "22012" });
    const { rows } = await database.owner.pool.query("SELECT to_regclass('half') AS half");
    expect(rows).toEqual([{ half: null }]);
  });
});
