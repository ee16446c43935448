import type { Browser } from "playwright-core";
import type { PageKind } from "../page-kinds.ts";
import { measurePageScripts } from "../page-scripts.ts";
import { weighFiles } from "../page-weight/weigh.ts";
import { readAndWeigh, readFrom, weighedPages } from "../page-weight/weighed-pages.ts";
import { FILE_LIMITS, PAGE_LIMITS } from "../page-weight/weight-limits.ts";
import type { Weights } from "./compare-weights.ts";

/** The most that scripts may grow which no limit of `weight-limits.ts` counts, since they load with use. */
const MAX_SCRIPTS_AFTER_INTENT = 1.05;
const BEFORE_LOAD = "scripts before load";
const AFTER_INTENT = "scripts after intent";

/**
 * Weighs a head: its pages, styles and font, and the scripts that a browser loads for each kind of page, by gzip in kB.
 *
 * @returns also the pages that could not be weighed, with the reason; an older head may not have them
 */
export async function weighHead(
  browser: Browser,
  site: string,
  kinds: readonly PageKind[],
  vehicle: string,
): Promise<{ weights: Weights; missing: string[] }> {
  const weights: Record<string, number> = {};
  const missing: string[] = [];
  const weigh = async (page: string, read: () => Promise<Weights>) => {
    try {
      for (const [measure, weight] of Object.entries(await read())) weights[`${page} ${measure}`] = weight;
    } catch (error) {
      missing.push(`${page}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  };
  const files = new Map<string, Buffer>();
  for (const [page, path] of Object.entries(weighedPages(vehicle)))
    await weigh(page, () => readAndWeigh(readFrom(site), path, files));
  Object.assign(weights, weighFiles(files));
  for (const { name, path } of kinds)
    await weigh(name, async () => {
      const { beforeLoad, inAll } = await measurePageScripts(browser, site + path);
      return { [BEFORE_LOAD]: kB(beforeLoad), [AFTER_INTENT]: kB(inAll) };
    });
  return { weights, missing };
}

/**
 * The limit of each weight: that of `weight-limits.ts`. Scripts before the load may not grow at all, those after intent by
 * a twentieth.
 */
export function limitsFor(reference: Weights): Weights {
  const limits: Record<string, number> = { ...FILE_LIMITS };
  for (const [page, measures] of Object.entries(PAGE_LIMITS))
    for (const [measure, limit] of Object.entries(measures)) limits[`${page} ${measure}`] = limit;
  for (const [name, value] of Object.entries(reference)) {
    if (name.endsWith(BEFORE_LOAD)) limits[name] = value;
    if (name.endsWith(AFTER_INTENT)) limits[name] = kB(value * MAX_SCRIPTS_AFTER_INTENT * 1000);
  }
  return limits;
}

function kB(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
