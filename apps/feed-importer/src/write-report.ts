import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { csvLine, type FeedReason, type GatheredFeed, summarise } from "@forecourt/feeds";
import type { ImportOutcome } from "./import-feed.ts";
import { REASON_MESSAGES } from "./reason-messages.ts";

/** Older reports are deleted; enough for some days of imports every few minutes. */
const MAX_REPORTS = 500;

export type ReportedImport = { source: string; startedAt: Date; finishedAt: Date; dryRun: boolean };

/**
 * Writes an import's report as JSON and CSV to `imports` in the data folder, for the owner only: a feed may contain
 * anything. Returns both paths.
 */
export async function writeReport(
  dataDir: string,
  outcome: Exclude<ImportOutcome, { kind: "skipped" }>,
  run: ReportedImport,
): Promise<{ json: string; csv: string }> {
  const folder = resolve(dataDir, "imports");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // An earlier release made the folder readable for everyone.
  await chmod(folder, 0o700);
  const base = join(folder, `${run.startedAt.toISOString().replace(/[:.]/g, "-")}-${fileNameOf(run.source)}`);
  const { feed, ...result } = outcome;
  const report = {
    ...run,
    ...result,
    summary: feed && summarise(feed),
    quarantined: feed?.quarantined ?? [],
  };
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  await writeFile(`${base}.csv`, reportCsv(feed), { mode: 0o600 });
  await deleteOldReports(folder);
  return { json: `${base}.json`, csv: `${base}.csv` };
}

function reportCsv(feed: GatheredFeed | null): string {
  const lines = [csvLine(["line", "vin", "store", "taken", "code", "field", "value", "meaning"])];
  const add = (
    line: number,
    vin: string,
    store: string,
    taken: "yes" | "no",
    reasons: readonly FeedReason[],
  ) => {
    for (const { code, field, value } of reasons) {
      lines.push(csvLine([line, vin, store, taken, code, field, value, REASON_MESSAGES[code]]));
    }
  };
  for (const { line, vin, storeId, reasons } of feed?.quarantined ?? []) {
    add(line, vin ?? "", storeId ?? "", "no", reasons);
  }
  for (const { line, vehicle, notes } of feed?.accepted ?? []) {
    add(line, vehicle.vin, vehicle.storeId, "yes", notes);
  }
  return lines.join("");
}

function fileNameOf(source: string): string {
  return source.replace(/[^A-Za-z0-9._-]+/g, "_").slice(-60);
}

async function deleteOldReports(folder: string): Promise<void> {
  const reports = (await readdir(folder)).filter((name) => /^\d{4}-.*\.(json|csv)$/.test(name)).sort();
  for (const name of reports.slice(0, Math.max(0, reports.length - 2 * MAX_REPORTS))) {
    await rm(join(folder, name), { force: true });
  }
}
