import type { Browser, Page } from "playwright-core";
import { type Line, openOnLine, settle } from "./line.ts";
import { notePresses } from "./time-move.ts";

/** Milliseconds by the name of the move, and why others did not happen. */
export type MoveTimes = { times: Record<string, number | undefined>; failures: string[] };

/** Moves that follow each other on a page. */
export type Visit = {
  path: string;
  moves: readonly string[];
  make(page: Page, times: MoveTimes["times"]): Promise<void>;
};

/** Makes each visit on a page of its own, once it has settled. A move that does not happen leaves other visits alone. */
export async function makeVisits(
  browser: Browser,
  line: Line,
  origin: string,
  visits: readonly Visit[],
): Promise<MoveTimes> {
  const measured: MoveTimes = { times: {}, failures: [] };
  for (const { path, make } of visits) {
    const { page, close } = await openOnLine(browser, line);
    try {
      await page.addInitScript(notePresses);
      await page.goto(new URL(path, origin).href, { waitUntil: "load", timeout: 60_000 });
      await settle(page);
      await make(page, measured.times);
    } catch (error) {
      measured.failures.push(error instanceof Error ? error.message.split("\n")[0]! : String(error));
    } finally {
      await close();
    }
  }
  return measured;
}
