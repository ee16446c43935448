import type { Browser, Page } from "playwright-core";
import { type Line, openOnLine, settle } from "./line.ts";
import { notePresses, timeHistory, timePress } from "./time-move.ts";

/** The move that the others are compared with. */
export const FLOOR = "floor";
/** The framework's own move between pages with as many elements. */
export const PLAIN_CARDS = "19 cards to 600 elements";

export const SHOPPER_MOVES = [
  "list to vehicle",
  "back to the list",
  "forward to the vehicle",
  "filter, its count",
  "filter, its cards",
  "back to the unfiltered list",
  "sort",
  "page 2",
  "to Spanish",
] as const;

/** Milliseconds by the name of the move, and why others did not happen. */
export type MoveTimes = { times: Record<string, number | undefined>; failures: string[] };

const COUNT = `document.querySelector("main [role=status]")?.textContent`;
const CARDS = `[...document.querySelectorAll("main [data-vin]")].map((card) => card.dataset.vin).join()`;
const isOther = (expression: string, before: unknown) => `${expression} !== ${JSON.stringify(before)}`;

/** The floor: the framework's own `Link` between two near-empty pages, and from 19 plain cards to 600 elements. */
export async function floorMoves(browser: Browser, line: Line, links: string): Promise<MoveTimes> {
  const measured: MoveTimes = { times: {}, failures: [] };
  for (const [name, from, to, heading] of [
    [FLOOR, "", "/target", "Target"],
    [PLAIN_CARDS, "cards", "/cards/vehicle", "Vehicle"],
  ] as const) {
    await onPage(measured, browser, line, links + from, async (page, times) => {
      const done = `location.pathname === "${to}" && document.querySelector("h1")?.textContent === "${heading}"`;
      [times[name]] = await timePress(page, page.locator("main a").first(), done);
    });
  }
  return measured;
}

/** A shopper's moves on the product's list, each on a page that has settled. */
export async function shopperMoves(browser: Browser, line: Line, site: string): Promise<MoveTimes> {
  const measured: MoveTimes = { times: {}, failures: [] };
  const list = `${site}/cars-for-sale`;
  await onPage(measured, browser, line, list, async (page, times) => {
    const card = page
      .locator("[data-vin]")
      .filter({ hasNotText: /private|unlock/i })
      .nth(1);
    const link = card.locator('a[href*="-for-sale/2"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    const title = (await card.locator(":is(h2, h3)").first().textContent())?.trim();
    const vehicle = `location.pathname === ${JSON.stringify(href)} && document.querySelector("main h1")?.textContent.trim() === ${JSON.stringify(title)}`;
    [times["list to vehicle"]] = await timePress(page, link, vehicle);
    await settle(page);
    const back = `location.pathname === "/cars-for-sale" && ${CARDS} !== ""`;
    times["back to the list"] = await timeHistory(page, -1, back);
    await settle(page);
    times["forward to the vehicle"] = await timeHistory(page, 1, vehicle);
  });
  await onPage(measured, browser, line, list, async (page, times) => {
    const box = page.getByRole("checkbox", { name: /SUV/ }).first();
    const [count, cards] = [await page.evaluate(COUNT), await page.evaluate(CARDS)];
    [times["filter, its count"], times["filter, its cards"]] = await timePress(
      page,
      box,
      isOther(COUNT, count),
      isOther(CARDS, cards),
    );
    await settle(page);
    times["back to the unfiltered list"] = await timeHistory(
      page,
      -1,
      `${CARDS} === ${JSON.stringify(cards)}`,
    );
  });
  await onPage(measured, browser, line, list, async (page, times) => {
    await page.getByRole("button", { name: /^Sort by/ }).click();
    const cheapest = page.getByRole("link", { name: "Lowest price" }).first();
    const cards = isOther(CARDS, await page.evaluate(CARDS));
    [times["sort"]] = await timePress(page, cheapest, `location.search.includes("sort=") && ${cards}`);
  });
  await onPage(measured, browser, line, list, async (page, times) => {
    const second = page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Page 2", exact: true })
      .first();
    const cards = isOther(CARDS, await page.evaluate(CARDS));
    [times["page 2"]] = await timePress(page, second, `location.search.includes("page=2") && ${cards}`);
  });
  await onPage(measured, browser, line, list, async (page, times) => {
    [times["to Spanish"]] = await timePress(
      page,
      page.getByRole("link", { name: "Español" }).first(),
      `location.pathname === "/es/cars-for-sale" && document.documentElement.lang === "es" && document.querySelector("main h1") !== null`,
    );
  });
  return measured;
}

/** Opens a page of its own; a move that does not happen leaves the others alone. */
async function onPage(
  { times, failures }: MoveTimes,
  browser: Browser,
  line: Line,
  url: string,
  move: (page: Page, times: MoveTimes["times"]) => Promise<void>,
): Promise<void> {
  const { page, close } = await openOnLine(browser, line);
  try {
    await page.addInitScript(notePresses);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await settle(page);
    await move(page, times);
  } catch (error) {
    failures.push(error instanceof Error ? error.message.split("\n")[0]! : String(error));
  } finally {
    await close();
  }
}
