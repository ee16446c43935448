import { expect, type Page } from "@playwright/test";
import en from "../messages/en/errors.json" with { type: "json" };
import enTrade from "../messages/en/trade-in.json" with { type: "json" };
import es from "../messages/es/errors.json" with { type: "json" };
import esTrade from "../messages/es/trade-in.json" with { type: "json" };
import { ownNetwork } from "./product/network.ts";
import { test } from "./product/test.ts";
import { WAYS } from "./product/ways.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { TRADE_WORDS } from "./shopper/trade-in-words.ts";
import { answerQuestions } from "./shopper/value-car.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const WORDS = {
  en: { ...TRADE_WORDS.en, errors: en, trade: enTrade.words },
  es: { ...TRADE_WORDS.es, errors: es, trade: esTrade.words },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** A field, what is typed, and its message; null where it is accepted. */
type Typed = readonly [name: string, text: string, message: string | null];

const summary = (page: Page) => page.getByRole("main").getByRole("alert");
const control = (page: Page, name: string) => page.getByRole("main").locator(`[name="${name}"]`).first();

/** Types a text, or chooses nothing. */
async function enter(page: Page, name: string, text: string): Promise<void> {
  // A program can send more than a browser lets a shopper type.
  const kind = await control(page, name).evaluate((element) => {
    element.removeAttribute("maxlength");
    return element.getAttribute("type") ?? element.tagName;
  });
  if (kind === "SELECT") await control(page, name).selectOption(text);
  else if (kind !== "radio") await control(page, name).fill(text);
}

/** Types the values, presses the button and expects each message at its field and in the summary, and no other. */
async function expectMessages(page: Page, button: string, typed: readonly Typed[]): Promise<void> {
  for (const [name, text] of typed) await enter(page, name, text);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  const wrong = typed.filter(([, , message]) => message !== null);
  await expect(summary(page).getByRole("link")).toHaveCount(wrong.length);
  for (const [name, text, message] of wrong) {
    await expect(page.locator(`[id$="${name}-error"]`), `${name}: ${text}`).toHaveText(message!);
    await expect(summary(page)).toContainText(message!);
  }
}

/** Opens the first step. */
async function find(page: Page, by: "vin" | "model", words: Words, scripts: boolean): Promise<void> {
  const query = by === "model" ? "?by=model" : "";
  await page.goto(`${words.path}/sell-trade-my-car/your-vehicle${query}`);
  if (scripts) await hydratePage(page);
}

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    for (const words of WAYS.filter(([, runs]) => runs === scripts).map(([locale]) => WORDS[locale]))
      test(`each field says what is wrong with it, ${words.path || "/en"}`, async ({ page }) => {
        const { errors, trade } = words;
        const hydrated = async () => {
          if (scripts) await hydratePage(page);
        };

        await find(page, "vin", words, scripts);
        for (const [text, message] of [
          ["", trade.errors.required],
          ["1HGCV1F3XJA00000", errors["vin-length"]],
          ["1HGCV1F3XJA00000O", errors["vin-character"]],
          ["1HGCV1F3XJA000009", errors["vin-check-digit"]],
          ["<script>alert(1)", errors["vin-length"]],
          ["<script>alert(1)<", errors["vin-character"]],
        ] as const) {
          await expectMessages(page, words.lookUp, [["vin", text, message || null]]);
          await hydrated();
        }
        // Pasted from a letter, with spaces, hyphens and lower case.
        await control(page, "vin").fill(" 1hgcv1f3-xja 000008 ");
        await page.getByRole("main").getByRole("button", { name: words.lookUp }).click();
        await expect(page.getByRole("heading", { name: "2018 Honda Accord" }).first()).toBeVisible();

        await find(page, "model", words, scripts);
        const empty = [
          ["year", "", errors.year],
          ["make", "", errors.make],
          ["model", "", errors.model],
          ["bodystyle", "", trade.errors.bodystyle],
        ] as const;
        await expectMessages(page, words.next, empty);
        await hydrated();
        await expectMessages(page, words.next, [
          ["year", "1885", errors.year],
          ["make", "\u200b", errors.make],
          ["model", "   ", errors.model],
          ["bodystyle", "", trade.errors.bodystyle],
        ]);
        await hydrated();
        await control(page, "year").fill("20'5");
        await control(page, "make").fill("<img src=x onerror=alert(1)>");
        await control(page, "model").fill("' OR 1=1 --");
        await control(page, "bodystyle").selectOption("trucks");
        await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        await expect(summary(page).getByRole("link")).toHaveCount(1);
        await hydrated();
        await control(page, "year").fill("2015");
        await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        await expect(summary(page)).toContainText(errors["vehicle-unknown"]);
        await hydrated();
        await page.locator("[name=meant]").last().check();
        await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        await expect(page.getByText("<img src=x onerror=alert(1)>").first()).toBeVisible();

        await hydrated();
        await expectMessages(page, words.next, [
          ["mileage", "", errors.mileage],
          ["color", "", trade.errors.color],
        ]);
        await hydrated();
        for (const text of ["61.3OO", "-5", "12,345,678", "1e5", "<b>1</b>"]) {
          await expectMessages(page, words.next, [
            ["mileage", text, errors.mileage],
            ["color", "", trade.errors.color],
          ]);
          await hydrated();
        }
        await control(page, "mileage").fill(" 61,300 mi");
        await page.locator("[name=color][value=blue]").check();
        await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        await expect(control(page, "condition")).toBeVisible();
        await hydrated();
        await expectMessages(page, words.next, [["condition", "", errors.answer.required]]);
        await hydrated();

        const car = { year: 2015, make: "", model: "", bodystyle: "", mileage: "" };
        await answerQuestions(page, { ...car, stopsAt: "finance-type" }, words);
        await page.locator("[name=finance-type][value=loan]").check();
        if (!scripts)
          await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        for (const [text, message] of [
          ["", errors.answer.required],
          ["a lot", errors.money.invalid],
          ["-100", errors.answer.negative],
          ["16,29O", errors.money.invalid],
          ["<b>1</b>", errors.money.invalid],
        ] as const) {
          await expectMessages(page, words.next, [["remaining-balance", text, message]]);
          await hydrated();
        }
        await control(page, "remaining-balance").fill(" $16,290.00 ");
        await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
        await expect(control(page, "firstName")).toBeVisible();
        await hydrated();

        const contact = [
          ["firstName", "", errors.firstName],
          ["lastName", "", errors.lastName],
          ["email", "", errors.missing.email],
          ["phone", "", errors.missing.phone],
        ] as const;
        await expectMessages(page, words.submit, contact);
        await hydrated();
        await expectMessages(page, words.submit, [
          ["firstName", "x".repeat(101), errors["too-long"]],
          ["lastName", "<script>alert(1)</script>", null],
          ["email", "noa@", errors.email],
          ["phone", "555-0123", errors.phone],
        ]);
      });
  });
