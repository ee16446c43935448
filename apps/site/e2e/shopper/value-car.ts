import { expect, type Page } from "@playwright/test";
import type { TradeWords } from "./trade-in-words.ts";
import { typeSlowly } from "./type-slowly.ts";

export type OwnCar = {
  year: number;
  make: string;
  model: string;
  bodystyle: string;
  /** The suggestion to take, when the name is not known. */
  meant?: string;
  mileage: string;
  /** Answers that differ from those of a car without faults. */
  answers?: Readonly<Record<string, string>>;
  /** What is owed, as typed; nothing without it. */
  owed?: string;
  /** The question at which the answering ends; at none without it. */
  stopsAt?: string;
};

/** Answers of a car without faults. */
const FAULTLESS = {
  condition: "good",
  accidents: "none",
  title: "clean",
  mechanical: "well",
  "warning-lights": "none",
  body: "none",
  windshield: "fine",
  tires: "good",
  interior: "clean",
  keys: "two",
  "finance-type": "none",
};

const CATEGORIES = [
  ["condition"],
  ["accidents", "repaired", "title"],
  ["mechanical", "warning-lights"],
  ["body", "windshield", "tires", "interior"],
  ["keys", "comments"],
  ["finance-type", "remaining-balance"],
];

/** Describes a car by year, make and model, from the first step on. */
export async function describeCar(page: Page, car: OwnCar, words: TradeWords): Promise<void> {
  await page.getByRole("link", { name: words.model }).click();
  await page.getByRole("main").locator("[name=year]").fill(String(car.year));
  await page.locator("[name=make]").fill(car.make);
  await page.locator("[name=model]").fill(car.model);
  await page.locator("select[name=bodystyle]").selectOption(car.bodystyle);
  await goOn(page, words);
  if (car.meant) {
    await page.getByRole("radio", { name: car.meant, exact: true }).check();
    await goOn(page, words);
  }
  await giveDetails(page, car.mileage, words);
}

/** Gives what a VIN does not tell. */
export async function giveDetails(page: Page, mileage: string, words: TradeWords): Promise<void> {
  await page.locator("[name=mileage]").fill(mileage);
  await page.locator("[name=color][value=blue]").check();
  await goOn(page, words);
}

/** Answers every question that is shown, step by step. */
export async function answerQuestions(page: Page, car: OwnCar, words: TradeWords): Promise<void> {
  const owes = car.owed !== undefined;
  const answers: Record<string, string> = {
    ...FAULTLESS,
    ...(owes && { "finance-type": "loan", "remaining-balance": car.owed ?? "" }),
    ...car.answers,
  };
  for (const questions of CATEGORIES) {
    if (car.stopsAt && questions.includes(car.stopsAt)) return;
    const main = page.getByRole("main");
    await expect(main.locator(`[name=${questions[0]}]`).first()).toBeVisible();
    const step = main.locator(`[name=${questions[0]}]`);
    do {
      for (const name of questions) await answer(page, name, answers[name]);
      await goOn(page, words);
      // Without scripts a question that depends on an answer comes with the next page.
    } while (!(await runsScripts(page)) && (await step.count()) > 0);
  }
}

async function answer(page: Page, name: string, value: string | undefined): Promise<void> {
  const control = page.getByRole("main").locator(`[name=${name}]`);
  if (value === undefined || (await control.count()) === 0) return;
  const kind = await control.first().evaluate((element) => element.getAttribute("type") ?? element.tagName);
  if (kind === "radio") await control.and(page.locator(`[value="${value}"]`)).check();
  else if (kind === "SELECT") await control.selectOption(value);
  else await control.fill(value);
}

async function goOn(page: Page, words: TradeWords): Promise<void> {
  const next = page.getByRole("main").getByRole("button", { name: words.next });
  if (!(await runsScripts(page))) {
    // Each press loads a page, which may ask the same.
    await Promise.all([page.waitForEvent("load"), next.click()]);
    return;
  }
  const questions = () =>
    page
      .getByRole("main")
      .locator("[name]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  const before = await questions();
  await next.click();
  // The address of the next step may be the same.
  await expect.poll(questions).not.toEqual(before);
}

const runsScripts = (page: Page) => page.evaluate(() => !matchMedia("(scripting: none)").matches);

/** Gives the shopper's details; returns the address of the valuation. */
export async function askForFigure(page: Page, email: string, words: TradeWords): Promise<string> {
  const main = page.getByRole("main");
  await main.locator("[name=firstName]").fill("Noa");
  await main.locator("[name=lastName]").fill("Quiroga");
  await main.locator("[name=phone]").fill("(417) 555-0123");
  await typeSlowly(main.locator("[name=email]"), email);
  await main.getByRole("button", { name: words.submit }).click();
  await page.waitForURL("**/valuations/**");
  return page.url();
}
