import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type LocalSecrets = { siteSecret: string; sitePassword: string; workerPassword: string };

/**
 * The secrets of a machine that was given none: made on the first start, kept in the data folder, readable by its
 * owner alone. Written beside and renamed, so that a killed first start leaves no half file.
 */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, "keys", "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as LocalSecrets;
  mkdirSync(join(dataDir, "keys"), { recursive: true, mode: 0o700 });
  const fresh = (): string => randomBytes(32).toString("base64url");
  const secrets: LocalSecrets = { siteSecret: fresh(), sitePassword: fresh(), workerPassword: fresh() };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
