import { randomUUID } from "node:crypto";
import { elements, readXml, validateAdf } from "@forecourt/adf/testing";
import { ownNetwork } from "./product/network.ts";
import { expect, test } from "./product/test.ts";
import { WAYS } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { chooseTime, giveBookingDetails } from "./shopper/book-appointment.ts";
import { BOOKING_WORDS } from "./shopper/booking-words.ts";
import { wordsOf } from "./shopper/desk-terms.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { TRADE_WORDS } from "./shopper/trade-in-words.ts";
import { answerQuestions, askForFigure, describeCar, type OwnCar } from "./shopper/value-car.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const CAR: OwnCar = {
  ...{ year: 2018, make: "Toyota", model: "Highlander", bodystyle: "suvs", mileage: "61,300" },
  owed: "7,771",
};

for (const [locale, scripts] of WAYS) {
  const words = BOOKING_WORDS[locale];
  const trade = TRADE_WORDS[locale];
  test.describe(`${locale}, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a valued car is brought in: store, time, details, then moved and cancelled", async ({
      page,
      mailbox,
    }) => {
      const ready = async () => {
        if (scripts) await hydratePage(page);
      };
      await page.goto(`${words.path}/sell-trade-my-car/your-vehicle?by=model`);
      await ready();
      await describeCar(page, CAR, trade);
      await answerQuestions(page, CAR, trade);
      const valuation = new URL(await askForFigure(page, `${randomUUID()}@example.com`, trade)).pathname;

      await page.getByRole("link", { name: trade.bringIn }).first().click();
      await ready();
      await page.getByRole("radio", { name: /^Larkspur Riverside/ }).check();
      if (scripts) expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: words.next }).click();
      await expect(page).toHaveURL(/store=riverside/);
      await ready();
      const start = await chooseTime(page, scripts ? 2 : 3, { scripts, words });
      await page.getByRole("button", { name: words.next }).click();
      const main = page.getByRole("main");
      await expect(main).toContainText("2018 Toyota Highlander");
      await expect(main.locator("input[name=make]")).toHaveCount(0);
      const email = `jordan.${randomUUID()}@example.com`;
      await giveBookingDetails(page, email, { scripts, words }, words.bookAppraisal);
      await expect(page.getByText(words.appraisalBooked)).toBeVisible();
      if (scripts) expect(await axeViolations(page)).toEqual([]);
      await expect(main.locator(`a[href="${valuation}"]`)).toBeVisible();
      const { pathname } = new URL(page.url());

      const { email: lead } = await mailbox.mailWith(email);
      expect(validateAdf(lead.text ?? "")).toEqual([]);
      const [vehicle, ...others] = elements(readXml(lead.text ?? ""), "vehicle");
      expect(others).toEqual([]);
      expect(vehicle!.attributes).toMatchObject({ interest: "sell" });
      expect(elements(vehicle!, "model")[0]?.text).toBe("Highlander");
      expect(lead.text).toMatch(`Booked online: ${chicagoTime(start)} America/Chicago`);
      expect(lead.text).toMatch(/Offer shown: cash-now \$\d+/);
      expect(wordsOf(lead.text ?? "")).not.toMatch(/7,?771/);

      const confirmation = await mailbox.mailTo(email);
      for (const part of [confirmation.email.text, confirmation.email.html]) {
        expect(part).toContain(pathname);
        expect(part).not.toContain("7,771");
      }
      expect(confirmation.email.attachments).toMatchObject([{ filename: "appraisal.ics" }]);

      await page.getByRole("link", { name: words.reschedule }).click();
      await ready();
      await chooseTime(page, 6, { scripts, words });
      await page.getByRole("button", { name: words.move }).click();
      await expect(page.getByText(words.appraisalMoved)).toBeVisible();
      await page.getByRole("link", { name: words.cancel, exact: true }).click();
      await page.getByRole("button", { name: words.cancelIt }).click();
      await expect(page.getByText(words.cancelled)).toBeVisible();
      await expect
        .poll(async () => (await mailbox.mails()).filter(({ to }) => to.includes(email)).length)
        .toBe(3);
    });

    test("without a valuation the car is described with the details", async ({ page, mailbox }) => {
      const email = `jordan.${randomUUID()}@example.com`;
      await page.goto(`${words.path}/appraisal?store=airport&step=time`);
      if (scripts) await hydratePage(page);
      await chooseTime(page, scripts ? 4 : 5, { scripts, words });
      await page.getByRole("button", { name: words.next }).click();
      for (const [name, value] of Object.entries({ year: "2012", make: "Honda", model: "Fit" }))
        await page.getByRole("main").locator(`input[name=${name}]`).fill(value);
      await giveBookingDetails(page, email, { scripts, words }, words.bookAppraisal);
      await expect(page.getByRole("main")).toContainText("2012 Honda Fit");
      const { email: lead } = await mailbox.mailWith(email);
      const [vehicle] = elements(readXml(lead.text ?? ""), "vehicle");
      expect(elements(vehicle!, "model")[0]?.text).toBe("Fit");
    });

    test("a valuation that has ended is said, and the car is brought in all the same", async ({ page }) => {
      await page.goto(`${words.path}/appraisal?valuation=a.b.c`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(trade.ended);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page.getByRole("radio", { name: /^Larkspur North/ })).toBeChecked();
      expect(new URL(page.url()).pathname).toBe(`${words.path}/appraisal`);
    });
  });
}

/** The date and the time of an instant as a lead has them: `2026-11-28 10:30`. */
function chicagoTime(instant: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "America/Chicago",
  });
  return parts.format(new Date(instant));
}
