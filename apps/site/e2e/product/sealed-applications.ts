import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The sealed applications that the worker has written for the lender. The first one makes their folder. */
export function sealedApplications(dataDir: string): string[] {
  const folder = join(dataDir, "lender");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sealed"))
    .map((name) => readFileSync(join(folder, name), "utf8").trim());
}
