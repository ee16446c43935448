import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Migration = { name: string; sql: string; checksum: string };

/** Reads the migrations in order. Each only adds, so that the previous release still works afterwards. */
export function readMigrations(folder: string = join(import.meta.dirname, "../migrations")): Migration[] {
  return readdirSync(/* turbopackIgnore: true */ folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(/* turbopackIgnore: true */ `${folder}/${name}`, "utf8").replaceAll(
        "\r\n",
        "\n",
      );
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}
