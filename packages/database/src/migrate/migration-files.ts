import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Migration = { name: string; sql: string; checksum: string };

const FOLDER = fileURLToPath(new URL("../migrations", import.meta.url));

/** The package's migrations in order. Each only adds, so that the release before still runs on the result. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, "utf8").replaceAll("\r\n", "\n");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}
