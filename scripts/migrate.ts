/**
 * Updates the schema and the grants of the database of DATABASE_URL, which is its owner's address. Run it before a new
 * release. `pnpm start` does the same. `pnpm migrate`.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  DatabaseAddressError,
  MigrateError,
  migrate,
  requireDatabase,
  WrongSecretError,
} from "../packages/database/src/index.ts";
import { root } from "./run-command.ts";
import { rolePasswords } from "./start/local-secrets.ts";

/** EX_CONFIG of sysexits.h. */
const EXIT_CONFIG = 78;

if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const env = process.env;
const dataDir = resolve(root, env["DATA_DIR"] ?? ".data");

try {
  const ownerUrl = env["DATABASE_URL"] ?? "";
  await requireDatabase(ownerUrl, { variable: "DATABASE_URL" });
  const { applied } = await migrate({
    ownerUrl,
    ...rolePasswords(dataDir, env),
    siteUrl: env["SITE_DATABASE_URL"] || undefined,
    workerUrl: env["WORKER_DATABASE_URL"] || undefined,
    importerUrl: env["IMPORTER_DATABASE_URL"] || undefined,
  });
  console.log(applied.length > 0 ? `applied ${applied.join(", ")}` : "nothing to apply");
} catch (error) {
  const isKnown =
    error instanceof DatabaseAddressError ||
    error instanceof MigrateError ||
    error instanceof WrongSecretError;
  if (!isKnown) throw error;
  console.error(error.message);
  process.exitCode = error instanceof MigrateError ? EXIT_CONFIG : error.exitCode;
}
