import { settle } from "./line.ts";
import { timeHistory, timePress } from "./time-move.ts";
import type { Visit } from "./visit.ts";

/** The move that the others are compared with. */
export const FLOOR = "floor";
/** The framework's own move between pages with as many elements. */
export const PLAIN_CARDS = "19 cards to 600 elements";

const LIST = "/cars-for-sale";
const COUNT = `document.querySelector("main [role=status]")?.textContent`;
const CARDS = `[...document.querySelectorAll("main [data-vin]")].map((card) => card.dataset.vin).join()`;
const isOther = (expression: string, before: unknown) => `${expression} !== ${JSON.stringify(before)}`;

/** The framework's own `Link` between two near-empty pages, and from 19 plain cards to 600 elements. */
export const FLOOR_VISITS: readonly Visit[] = (
  [
    [FLOOR, "/", "/target", "Target"],
    [PLAIN_CARDS, "/cards", "/cards/vehicle", "Vehicle"],
  ] as const
).map(([name, path, to, heading]) => ({
  path,
  moves: [name],
  async make(page, times) {
    const done = `location.pathname === "${to}" && document.querySelector("h1")?.textContent === "${heading}"`;
    [times[name]] = await timePress(page, page.locator("main a").first(), done);
  },
}));

/** A shopper's moves on the product's list. */
export const SHOPPER_VISITS: readonly Visit[] = [
  {
    path: LIST,
    moves: ["list to vehicle", "back to the list", "forward to the vehicle"],
    async make(page, times) {
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
    },
  },
  {
    path: LIST,
    moves: ["filter, its count", "filter, its cards", "back to the unfiltered list"],
    async make(page, times) {
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
    },
  },
  {
    path: LIST,
    moves: ["sort"],
    async make(page, times) {
      await page.getByRole("button", { name: /^Sort by/ }).click();
      const cheapest = page.getByRole("link", { name: "Lowest price" }).first();
      const cards = isOther(CARDS, await page.evaluate(CARDS));
      [times["sort"]] = await timePress(page, cheapest, `location.search.includes("sort=") && ${cards}`);
    },
  },
  {
    path: LIST,
    moves: ["page 2"],
    async make(page, times) {
      const second = page
        .getByRole("navigation", { name: "Pages" })
        .getByRole("link", { name: "Page 2", exact: true })
        .first();
      const cards = isOther(CARDS, await page.evaluate(CARDS));
      [times["page 2"]] = await timePress(page, second, `location.search.includes("page=2") && ${cards}`);
    },
  },
  {
    path: LIST,
    moves: ["to Spanish"],
    async make(page, times) {
      [times["to Spanish"]] = await timePress(
        page,
        page.getByRole("link", { name: "Español" }).first(),
        `location.pathname === "/es/cars-for-sale" && document.documentElement.lang === "es" && document.querySelector("main h1") !== null`,
      );
    },
  },
];

export const SHOPPER_MOVES = SHOPPER_VISITS.flatMap(({ moves }) => moves);
