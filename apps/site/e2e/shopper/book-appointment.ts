import { expect, type Page } from "@playwright/test";
import type { BookingWords } from "./booking-words.ts";
import { type Hands, MOUSE } from "./hands.ts";

type How = { scripts: boolean; words: BookingWords; hands?: Hands };

/**
 * Chooses one of the coming days and its first free time. Returns the time, ISO 8601 in UTC.
 *
 * @param nth the day among those with free times; tests at the same time use different ones
 */
export async function chooseTime(
  page: Page,
  nth: number,
  { scripts, words, hands = MOUSE }: How,
): Promise<string> {
  const day = page.locator("input[name=day]:enabled").nth(nth);
  const date = (await day.getAttribute("value")) ?? "";
  if (hands === MOUSE) await day.check();
  else {
    await page.locator("input[name=day]:checked").focus();
    while (!(await day.isChecked())) await page.keyboard.press("ArrowRight");
  }
  if (!scripts) await hands.press(page.getByRole("button", { name: words.showTimes }));
  const start = page.locator("input[name=start]:enabled").first();
  await expect.poll(async () => localDay(await start.getAttribute("value"))).toBe(date);
  const value = (await start.getAttribute("value")) ?? "";
  await hands.choose(start);
  return value;
}

const localDay = (instant: string | null) =>
  instant && new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format(new Date(instant));

/** Gives the shopper's details and books. */
export async function giveBookingDetails(
  page: Page,
  email: string,
  { words, hands = MOUSE }: How,
  button: string,
): Promise<void> {
  const main = page.getByRole("main");
  await hands.type(main.getByRole("textbox", { name: words.first, exact: true }), "Jordan");
  await hands.type(main.getByRole("textbox", { name: words.last, exact: true }), "Ellis");
  await hands.typeSlowly(main.getByRole("textbox", { name: words.email, exact: true }), email);
  await hands.type(main.locator("input[name=phone]"), "4175550188");
  await hands.press(main.getByRole("button", { name: button }));
  await expect(page).toHaveURL(/\/appointments\//);
}
