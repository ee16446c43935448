import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";

const ROOT = new URL("../../..", import.meta.url).pathname;

/** The parts of Lighthouse's result that are read here. */
export type LighthouseResult = {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string } | undefined>;
};

/** Runs Lighthouse's mobile preset on a page, in a new browser; null when it has no result. */
export async function runLighthouse(
  url: string,
  only: { onlyAudits: string[] } | { onlyCategories: string[] },
): Promise<LighthouseResult | null> {
  const { executablePath, env } = findBrowser();
  const options = {
    url,
    chromePath: executablePath,
    chromeFlags: ["--headless", ...BROWSER_ARGS],
    env,
    only,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/on-demand-cli.ts", "node", "on-demand/run-lighthouse.mjs", JSON.stringify(options)],
    { cwd: ROOT, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as LighthouseResult | null;
}
