import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { elements, readXml, validateAdf } from "@forecourt/adf/testing";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import type { Page } from "@playwright/test";
import { signToken } from "../src/server/tokens/signed-token.ts";
import { ownNetwork } from "./product/network.ts";
import { openProductDatabase } from "./product/product-database.ts";
import { coreIf, expect, test } from "./product/test.ts";
import { WAYS } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { tabTo } from "./shopper/tab-to.ts";
import { TRADE_WORDS } from "./shopper/trade-in-words.ts";
import { answerQuestions, askForFigure, describeCar, giveDetails, type OwnCar } from "./shopper/value-car.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

/** Old enough for both offers. */
const TWO_OFFERS: OwnCar = {
  year: 2015,
  make: "Toyota",
  model: "Highlander",
  bodystyle: "suvs",
  mileage: "98,400",
  answers: { accidents: "minor", repaired: "all", tires: "half" },
};

const START = "/sell-trade-my-car";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const priceOf = (page: Page, tier: string) =>
  page.getByRole("region", { name: tier }).locator("header p").last();

for (const [locale, scripts] of WAYS) {
  const words = TRADE_WORDS[locale];
  test.describe(`${locale}, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "from the trade page to the offers and to the lead in the CRM",
      coreIf(scripts),
      async ({ page, mailbox }) => {
        const email = `noa.${randomUUID()}@example.com`;
        await page.goto(`${words.path}${START}`);
        await page.locator("main a[href*='by=model']").first().click();
        await expect(page).toHaveURL(/by=model/);
        if (scripts) await hydratePage(page);
        await describeCar(page, { ...TWO_OFFERS, make: "toyata", meant: "2015 Toyota Highlander" }, words);
        await answerQuestions(page, TWO_OFFERS, words);
        await askForFigure(page, email, words);
        if (scripts) expect(await axeViolations(page)).toEqual([]);
        await expect(heading(page)).toContainText("Highlander");
        await expect(heading(page)).toContainText(words.estimates);
        // The price is followed by "estimated".
        const cash = (await priceOf(page, words.cash).textContent())?.match(/^\$[\d,.]+/)?.[0];
        await expect(page.getByRole("region", { name: words.later })).toBeVisible();
        await expect(page.getByText(words.owed)).toHaveCount(0);

        const { email: mail } = await mailbox.mailWith(email);
        expect(validateAdf(mail.text ?? "")).toEqual([]);
        const [vehicle, ...others] = elements(readXml(mail.text ?? ""), "vehicle");
        expect(others).toEqual([]);
        expect(vehicle!.attributes).toMatchObject({ interest: "sell", status: "used" });
        const one = (name: string) => elements(vehicle!, name)[0]?.text;
        expect([one("year"), one("make"), one("model"), one("odometer")]).toEqual([
          "2015",
          "Toyota",
          "Highlander",
          "98400",
        ]);
        expect([one("bodystyle"), one("exteriorcolor")]).toEqual(["SUV", "blue"]);
        expect(mail.text).toMatch(
          new RegExp(`cash-now \\${cash?.replace(/,/g, "")}, more-cash-later \\$[\\d.]+ \\(our estimate\\)`),
        );
        expect(mail.text).toContain("accidents: One, cosmetic");

        const { pathname } = new URL(page.url());
        const { email: ours } = await mailbox.mailTo(email);
        expect(ours.subject).toContain("2015 Toyota Highlander: $");
        expect(ours.text).toContain(`${words.cash}: ${cash}`);
        for (const part of [ours.text, ours.html]) expect(part).toContain(pathname);
      },
    );
  });
}

test("a VIN finds the car; Back and reload keep the answers; errors name their fields", async ({ page }) => {
  const words = TRADE_WORDS.en;
  await page.goto(START);
  await page.getByLabel("Your car’s VIN").fill("JA4J4VAR4RZ00441");
  await page.getByRole("button", { name: "Value my car" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await hydratePage(page);
  await page.getByRole("main").locator("input[name=vin]").fill("1HGCV1F3XJA000008");
  await page.getByRole("button", { name: words.lookUp }).click();
  await expect(
    page.getByRole("main").getByRole("heading", { name: "2018 Honda Accord" }).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: words.next }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Enter the mileage of the vehicle.");
  await page.locator("[name=mileage]").fill("12,345,678");
  await page.getByRole("button", { name: words.next }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Enter the mileage of the vehicle.");
  await giveDetails(page, "61300 ", words);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("What condition is it in?");
  await page.getByRole("button", { name: words.next }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This field is required");
  await page.getByRole("radio", { name: /^Fair/ }).check();
  await page.getByRole("button", { name: words.next }).click();
  await expect(page).toHaveURL(/step=3$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Fair/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Fair/ })).toBeChecked();
  await expect(page.getByText("61,300")).toBeVisible();
});

test("by keyboard alone, in Spanish", async ({ page }) => {
  await page.goto("/es/sell-trade-my-car/your-vehicle");
  await hydratePage(page);
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole("main").locator("input[name=vin]"));
  await page.keyboard.type("1HGCV1F3XJA000008");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("main").getByRole("heading", { name: "2018 Honda Accord" }).first(),
  ).toBeVisible();
  await tabTo(page, page.locator("[name=mileage]"));
  await page.keyboard.type("61300");
  await tabTo(page, page.locator("[name=color]").first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("¿En qué estado está?");
  await expect(heading(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.locator("[name=condition]").first());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("Paso 3 de 8: Historial");
});

test("a wanted car becomes a purchase with a trade-in, and its page counts the equity", async ({
  page,
  mailbox,
}) => {
  const words = TRADE_WORDS.en;
  const email = `noa.${randomUUID()}@example.com`;
  const [wanted] = (await allVehicles("", "condition=certified")).filter(
    ({ status }) => status === "available",
  );
  await page.goto(`/sell-trade-my-car/your-vehicle?vin=${wanted!.vin}&terms=2000,0,700,60`);
  await hydratePage(page);
  const car: OwnCar = { ...TWO_OFFERS, year: 2021, mileage: "40000" };
  await describeCar(page, car, words);
  await answerQuestions(page, car, words);
  await askForFigure(page, email, words);
  await expect(page.getByRole("region", { name: words.later })).toHaveCount(0);
  const { email: mail } = await mailbox.mailWith(email);
  const vehicles = elements(readXml(mail.text ?? ""), "vehicle");
  expect(vehicles.map(({ attributes }) => attributes["interest"])).toEqual(["buy", "trade-in"]);
  expect(elements(vehicles[0]!, "vin")[0]?.text).toBe(wanted!.vin);

  const cash = Number.parseFloat((await priceOf(page, words.cash).textContent())?.replace(/[$,]/g, "") ?? "");
  await hydratePage(page);
  await page.getByRole("link", { name: "Use it on this car" }).click();
  const equity = Math.min(20_000, Math.round(cash));
  await expect(page).toHaveURL(new RegExp(`terms=2000,${equity},700,60`));
  await expect(
    page
      .getByRole("main")
      .getByText(`$${equity.toLocaleString("en-US")} trade`)
      .first(),
  ).toBeVisible();
  const stored = () => page.evaluate(() => sessionStorage.getItem("payment-terms"));
  await expect.poll(stored).toBe(`2000,${equity},700,60`);
});

test("owing more than the offer is said before the offers, and terms carry it", async ({ page }) => {
  const words = TRADE_WORDS.en;
  const car: OwnCar = { ...TWO_OFFERS, owed: "$26,290.00" };
  await page.goto("/sell-trade-my-car/your-vehicle");
  await hydratePage(page);
  await describeCar(page, car, words);
  await answerQuestions(page, car, words);
  const link = await askForFigure(page, `noa.${randomUUID()}@example.com`, words);
  await expect(page.getByRole("heading", { name: words.owed })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "See cars with my trade" }).click();
  await expect(page).toHaveURL(/terms=\d+,-\d+,\d+,\d+/);

  await test.step("the link opens elsewhere, without the shopper's name", async () => {
    const other = await page.context().browser()!.newContext({ extraHTTPHeaders: ownNetwork() });
    const shared = await other.newPage();
    expect((await shared.goto(link))?.status()).toBe(200);
    await expect(heading(shared)).toHaveText("Two estimates for your Highlander");
    expect(await shared.content()).not.toContain("Noa");
    const answer = await other.request.get(link);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    await other.close();
  });

  await test.step("the appointment to bring it in knows the car and its figure, and nothing owed", async () => {
    await page.goto(link);
    await page.getByRole("link", { name: words.bringIn }).first().click();
    await expect(page).toHaveURL(/\/appraisal\?valuation=/);
    const summary = page.getByRole("complementary", { name: "2015 Toyota Highlander" });
    await expect(summary).toContainText("Figure shown");
    await expect(summary).not.toContainText("26,290");
  });
});

test("a forged or shortened link is 400, an old car must be seen", async ({ page, request }) => {
  const url = "/api/v1/stores/north/website/trade-in/valuations";
  const answers = {
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
  const vehicle = { year: 2009, make: "Kia", model: "Rio", bodystyle: "sedans" };
  const made = await request.post(url, { data: { vehicle, mileage: 90_000, answers } });
  expect(made.status()).toBe(201);
  const valuation = await made.json();
  expect(valuation.tiers).toMatchObject({ "bring-vehicle-in": { reason: "rules" }, "cash-now": null });
  await page.goto(valuation.url);
  await expect(heading(page)).toHaveText("We would like to see your Rio");
  const token = valuation.url.split("/").at(-1) as string;
  const swapped = token.replace(/^./, token.startsWith("A") ? "B" : "A");
  for (const forged of [token.slice(0, -1), swapped, "x", `${token}x`]) {
    const answer = await page.goto(`/valuations/${forged}`);
    expect(answer?.status(), forged).toBe(400);
    await expect(heading(page)).toHaveText(TRADE_WORDS.en.broken);
  }
});

test("a link that has ended is 410, and its page leads to a new valuation", async ({ page }) => {
  const secret = readFileSync(join(process.env["PRODUCT_DATA"] ?? "", "keys/site-secret"), "utf8").trim();
  const ended = new Date(Date.now() - 60_000);
  const token = signToken("valuation", randomUUID(), { secret, expiresAt: ended });
  for (const words of Object.values(TRADE_WORDS)) {
    const answer = await page.goto(`${words.path}/valuations/${token}`);
    expect(answer?.status()).toBe(410);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(heading(page)).toHaveText(words.ended);
    await page.getByRole("main").getByRole("link", { name: words.again }).click();
    await expect(page.getByRole("main").locator("input[name=vin]")).toBeVisible();
  }
});

test("what is owed and who owes it are in no column, storage or address", async ({ page, context }) => {
  const words = TRADE_WORDS.en;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const email = `noa.${randomUUID()}@example.com`;
  const car: OwnCar = { ...TWO_OFFERS, owed: "23,457.91", answers: { comments: "CANARY-COMMENT" } };
  await page.goto("/sell-trade-my-car/your-vehicle");
  await hydratePage(page);
  await describeCar(page, car, words);
  await answerQuestions(page, car, words);
  await askForFigure(page, email, words);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await context.cookies());
  const database = await openProductDatabase();
  for (const canary of ["23,457.91", "2345791", "CANARY-COMMENT", email]) {
    expect(await columnsWith(database.owner, canary), canary).toEqual([]);
    expect([stored, cookies, ...asked].filter((text) => text.includes(canary))).toEqual([]);
  }
  await database.close();
});
