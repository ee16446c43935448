import { elements, readXml, validateAdf } from "@forecourt/adf/testing";
import type { ReceivedMail } from "./product/mailbox.ts";
import { ownNetwork } from "./product/network.ts";
import { expect, test } from "./product/test.ts";
import { isThorough, WAYS } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { copyForPerson, openTerms, termsLink, wordsOf } from "./shopper/desk-terms.ts";
import { expectLeads } from "./shopper/expect-leads.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import {
  FORM,
  field,
  fill,
  form,
  heading,
  paymentOf,
  sendForm,
  TERMS,
  WORDS,
} from "./shopper/pre-approval-form.ts";
import { readableAddress } from "./shopper/readable-address.ts";
import { tabTo } from "./shopper/tab-to.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

/** What the shopper tells of their finances; no email has it. */
const SEALED = /3,?000|600-619|4000-5999|5,999|412|\b850\b/;

/** Checks the mail to the CRM: valid ADF with the applicant and the purchase's terms. */
function expectMail({ email, raw }: ReceivedMail, vin: string | null, language: "en" | "es"): void {
  const xml = email.text ?? "";
  expect(validateAdf(xml)).toEqual([]);
  const adf = readXml(xml);
  const texts = (name: string) => elements(adf, name).map(({ text }) => text);
  expect(texts("vin")).toEqual(vin === null ? [] : [vin]);
  expect(texts("phone")).toContain("417-555-0188");
  const comments = texts("comments").join("\n");
  expect(comments).toContain("Applicant: Applicant");
  expect(comments).toContain("Buying time: Within a month");
  expect(comments).toContain("Cash down: $2,000\nTerm: 60 months\nTrade-in: yes\nMore terms, sealed");
  if (language === "es") expect(comments).toContain("Language: Spanish");
  const customer = elements(adf, "customer")[0]!;
  expect(wordsOf(elements(customer, "comments")[0]?.text ?? "")).not.toMatch(SEALED);
  expect(raw).not.toMatch(/4000-5999|600-619/);
}

for (const [locale, scripts] of WAYS) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    const words = WORDS[locale];
    const folder = locale === "es" ? "/es" : "";

    test(`from a vehicle to its terms and a delivered lead, in ${locale}`, async ({ page, mailbox }) => {
      const car = await lockedCar();
      const path = folder + new URL(car.url).pathname;
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: words.start }).last().click();
      await expect(page).toHaveURL(`${folder}${FORM}?vin=${car.vin}`);
      if (scripts) await hydratePage(page);
      const mark = `car-${locale}-${scripts ? "js" : "plain"}`;
      await fill(page, mark);
      await sendForm(page, words);
      const address = new URL(page.url());
      expect([...address.searchParams.keys()].sort()).toEqual(["answers", "sent", "terms", "vin"]);
      expect(address.searchParams.get("terms")).toBe(TERMS);
      const main = page.getByRole("main");
      for (const cell of words.cells)
        await expect(
          main.getByRole("term").filter({ hasText: new RegExp(`^${cell.replace(/[()]/g, "\\$&")}$`) }),
        ).toBeVisible();
      const payment = await paymentOf(page);

      await page.reload();
      await expect(heading(page)).toHaveText(words.title);
      expect(await paymentOf(page)).toBe(payment);
      const mail = await mailbox.mailWith(`jordan.${mark}@example.com`);
      expectMail(mail, car.vin, locale);

      // The person whom the page names has the answers, and the desk can read them.
      const next = main.locator("section[aria-labelledby=pre-approval-next]");
      const promised = (await next.locator("strong").textContent()) ?? "";
      const copy = await copyForPerson(mailbox, mail, promised);
      expect(copy.email.text).toContain(`Answers, as the shopper was told: ${promised}, `);
      const desk = await openTerms(page.context(), termsLink(copy), { scripts });
      for (const shown of ["$2,000", "60 months", "$3,000", "600-619", "$4,000 to $5,999", car.vin])
        expect(desk).toContain(shown);

      // The complete profile has unlocked the price: the vehicle's page shows the same payment.
      await page.goto(`${path}?terms=${TERMS}`);
      expect(await paymentOf(page)).toBe(payment);
    });

    test(`an empty and a wrong form say what is missing, in ${locale}`, async ({ page }) => {
      await page.goto(`${folder}${FORM}`);
      if (scripts) await hydratePage(page);
      await field(page, "cashDown").fill("");
      await form(page).getByRole("button", { name: words.send }).click();
      const summary = page.getByRole("main").getByRole("alert");
      await expect(summary.getByRole("link")).toHaveCount(8);
      await expect(page).toHaveTitle(/^Error: /);

      if (scripts) await hydratePage(page);
      await fill(page, "nobody", {
        budget: "a lot",
        cashDown: "$25,000.00",
        tradeEquity: "<b>1</b>",
        phone: "555-0188",
      });
      await field(page, "email").fill("jordan@");
      await field(page, "firstName").fill(" ");
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(summary.getByRole("link")).toHaveCount(6);
      const messages =
        locale === "en"
          ? [
              "a month, or a price from $5,000",
              "Enter a cash down from $0 to $20,000.",
              "Enter a trade equity",
              "Enter your first name.",
              "valid email address",
              "valid phone number",
            ]
          : [
              "al mes, o un precio de $5,000",
              "Escriba un enganche de $0 a $20,000.",
              "Escriba un valor neto",
              "Escriba su nombre.",
              "correo electrónico",
              "teléfono",
            ];
      for (const message of messages) await expect(summary).toContainText(message);
      await expect(field(page, "budget")).toHaveValue("a lot");
      await expect(field(page, "cashDown")).toHaveValue("$25,000.00");
      // The income is kept with a lead alone.
      await expect(field(page, "income")).toHaveValue(scripts ? "4000-5999" : "");
      expect(readableAddress(page)).not.toMatch(/25,000|a lot|4000/);
    });

    // By default once: what is sent is the same without scripts.
    if (!isThorough && !scripts) return;

    test(`for a budget, and the same again is already received, in ${locale}`, async ({ page, mailbox }) => {
      await page.goto(`${folder}/auto-financing`);
      await page.getByRole("main").getByRole("link", { name: words.start }).first().click();
      await expect(page).toHaveURL(`${folder}${FORM}`);
      if (scripts) await hydratePage(page);
      const mark = `budget-${locale}-${scripts ? "js" : "plain"}`;
      await fill(page, mark, { budget: "$412" });
      await sendForm(page, words);
      expect(readableAddress(page)).not.toContain("412");
      expect(await paymentOf(page)).toBe("$412");
      await expect(page.getByText(words.received)).toHaveCount(0);
      expectMail(await mailbox.mailWith(`jordan.${mark}@example.com`), null, locale);

      // The form again, with other words for the same answers.
      await page.goto(`${folder}${FORM}`);
      if (scripts) await hydratePage(page);
      await fill(page, mark, { budget: "412.00", cashDown: "2000" });
      await sendForm(page, words);
      await expect(page.getByText(words.received)).toBeVisible();
      expect(await paymentOf(page)).toBe("$412");

      const list = page.getByRole("link", { name: /(in this budget|en este presupuesto)$/ });
      await expect(list).toHaveAttribute("href", `${folder}/cars-for-sale?payment=null,412&terms=${TERMS}`);

      // Other terms change the payment at once and send nothing.
      await page.getByText(words.change, { exact: true }).click();
      await page.locator("#terms-bar-months").selectOption("72");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page).toHaveURL(/terms=2000,3000,600,72/);
      await expect(heading(page)).toHaveText(words.title);
      await expect(page.getByRole("main")).toContainText(
        locale === "en" ? "6 years of payments" : "6 años de pagos",
      );
      await expectLeads(mailbox, `jordan.${mark}@`, 1);
    });
  });
}

test("by keyboard alone with a saved vehicle, and the terms go on to the whole site", async ({
  page,
  complaints,
}) => {
  const car = await lockedCar();
  await page.goto(new URL(car.url).pathname);
  await hydratePage(page);
  await page.goto(FORM);
  await hydratePage(page);
  expect(await axeViolations(page)).toEqual([]);
  const choice = page
    .getByRole("group", { name: "Your saved and viewed vehicles" })
    .or(page.getByRole("radiogroup", { name: "Your saved and viewed vehicles" }));
  await expect(choice).toBeVisible();
  await tabTo(page, choice.getByRole("radio").last());
  await page.keyboard.press("ArrowUp");
  await expect(choice.getByRole("radio").first()).toBeChecked();
  await expect(field(page, "budget")).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  const type = async (name: string, text: string) => {
    await tabTo(page, field(page, name));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text, { delay: 15 });
  };
  await type("cashDown", "2000");
  await type("tradeEquity", "3000");
  await tabTo(page, field(page, "creditRange"));
  await page.keyboard.type("600");
  await tabTo(page, field(page, "months"));
  await page.keyboard.type("60");
  await tabTo(page, field(page, "income"));
  await page.keyboard.type("$4");
  await type("firstName", "Jordan");
  await type("lastName", "Ellis");
  await type("email", "jordan.keys@example.com");
  await type("phone", "4175550188");
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]sent=/);
  await expect(heading(page)).toHaveText(WORDS.en.title);
  await expect(page).toHaveURL(new RegExp(`vin=${car.vin}.*terms=${TERMS}`));
  expect(await axeViolations(page)).toEqual([]);
  await hydratePage(page);
  const stored = () => page.evaluate(() => sessionStorage.getItem("payment-terms"));
  await expect.poll(stored).toBe(TERMS);
  for (const link of ["Finish the full application", "Back to the vehicle"])
    await expect(page.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      new RegExp(`terms=${TERMS}`),
    );
  await page.goto(`${FORM}?vin=${car.vin}`);
  await expect(page).toHaveURL(new RegExp(`terms=${TERMS}`));
  await expect(field(page, "cashDown")).toHaveValue("2,000");
  await expect(field(page, "creditRange")).toHaveValue("600-619");
  expect(complaints).toEqual([]);
});

test("a double press sends one lead; a stranger with the address sees the form", async ({
  page,
  browser,
  mailbox,
}) => {
  await page.goto(FORM);
  await hydratePage(page);
  await fill(page, "twice", { budget: "412" });
  await form(page).getByRole("button", { name: WORDS.en.send }).dblclick();
  await page.waitForURL(/[?&]sent=/);
  await expect(heading(page)).toHaveText(WORDS.en.title);
  await mailbox.mailWith("jordan.twice@example.com");
  const stranger = await browser.newPage();
  const answer = await stranger.goto(page.url());
  expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
  await expect(form(stranger)).toBeVisible();
  expect(await stranger.content()).not.toContain("Jordan");
  await stranger.close();
  await expectLeads(mailbox, "jordan.twice@", 1);
});
