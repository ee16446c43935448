import { randomUUID } from "node:crypto";
import { elements, readXml, validateAdf } from "@forecourt/adf/testing";
import type { Page } from "@playwright/test";
import type { ReceivedMail } from "./product/mailbox.ts";
import { ownNetwork } from "./product/network.ts";
import { coreIf, expect, productUrl, test } from "./product/test.ts";
import { WAYS } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { chooseTime, giveBookingDetails } from "./shopper/book-appointment.ts";
import { BOOKING_WORDS, type BookingWords } from "./shopper/booking-words.ts";
import { keyboardOf } from "./shopper/hands.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const newEmail = () => `jordan.${randomUUID()}@example.com`;

/** A vehicle in stock that no other test drives. */
async function ownVin(nth: number): Promise<string> {
  const vehicles = await allVehicles("", "status=available");
  return vehicles.filter(({ status, visibility }) => status === "available" && visibility === "public")[
    nth * 7
  ]!.vin;
}

/** Searches for a vehicle by its VIN, and opens its test drive from the card. */
async function driveFromCard(
  page: Page,
  vin: string,
  { scripts, words }: { scripts: boolean; words: BookingWords },
): Promise<void> {
  await page.goto(`${words.path}/cars-for-sale`);
  if (scripts) await hydratePage(page);
  await page.getByRole("searchbox").first().fill(vin);
  await page.getByRole("searchbox").first().press("Enter");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href*="${vin}"]`) });
  await card.getByRole("link", { name: words.testDriveOf }).click();
  await page.waitForURL(`**${words.path}/test-drive?vin=${vin}`);
  if (scripts) await hydratePage(page);
}

/** The calendar file of an email, with its lines unfolded. */
function calendarOf({ email }: ReceivedMail): string {
  const file = email.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  expect(file, "a calendar file").toBeDefined();
  const { content } = file!;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return text.replaceAll("\r\n ", "");
}

const line = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(file)?.[1]?.trim();
const utc = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, "");

let nth = 0;
for (const [locale, scripts] of WAYS) {
  const words = BOOKING_WORDS[locale];
  nth += 1;
  const own = nth;
  test.describe(`${locale}, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "a test drive is booked, moved and cancelled, with its lead, emails and calendar entry",
      coreIf(scripts),
      async ({ page, browser, mailbox }) => {
        const email = newEmail();
        const vin = await ownVin(own);
        await driveFromCard(page, vin, { scripts, words });
        const start = await chooseTime(page, own, { scripts, words });
        if (scripts) expect(await axeViolations(page)).toEqual([]);
        await page.getByRole("button", { name: words.next }).click();
        await giveBookingDetails(page, email, { scripts, words }, words.bookDrive);
        await expect(page.getByText(words.driveBooked)).toBeVisible();
        if (scripts) expect(await axeViolations(page)).toEqual([]);
        const { pathname } = new URL(page.url());

        const { email: lead } = await mailbox.mailWith(email);
        expect(validateAdf(lead.text ?? "")).toEqual([]);
        const adf = readXml(lead.text ?? "");
        const [vehicle] = elements(adf, "vehicle");
        expect(vehicle!.attributes).toMatchObject({ interest: "test-drive" });
        expect(elements(vehicle!, "vin")[0]?.text).toBe(vin);
        expect(lead.text).toContain("Booked online: ");

        const confirmation = await mailbox.mailTo(email);
        for (const part of [confirmation.email.text, confirmation.email.html])
          expect(part).toContain(pathname);
        const booked = calendarOf(confirmation);
        expect([line(booked, "METHOD"), line(booked, "SEQUENCE"), line(booked, "DTSTART")]).toEqual([
          "PUBLISH",
          "0",
          utc(start),
        ]);

        // Another browser: the link is the proof.
        const context = await browser.newContext({
          javaScriptEnabled: scripts,
          extraHTTPHeaders: ownNetwork(),
        });
        const other = await context.newPage();
        await other.goto(`${productUrl()}${pathname}`);
        await other.getByRole("link", { name: words.reschedule }).click();
        if (scripts) await hydratePage(other);
        const later = await chooseTime(other, own + 4, { scripts, words });
        await other.getByRole("button", { name: words.move }).click();
        await expect(other.getByText(words.driveMoved)).toBeVisible();
        await other.getByRole("link", { name: words.cancel, exact: true }).click();
        await other.getByRole("button", { name: words.cancelIt }).click();
        await expect(other.getByText(words.cancelled)).toBeVisible();
        await context.close();

        await expect
          .poll(async () => (await mailbox.mails()).filter(({ to }) => to.includes(email)).length)
          .toBe(3);
        const [, changed, cancelled] = (await mailbox.mails())
          .filter(({ to }) => to.includes(email))
          .map(calendarOf);
        expect([line(changed!, "METHOD"), line(changed!, "SEQUENCE"), line(changed!, "DTSTART")]).toEqual([
          "PUBLISH",
          "1",
          utc(later),
        ]);
        expect([line(cancelled!, "METHOD"), line(cancelled!, "SEQUENCE")]).toEqual(["CANCEL", "2"]);
        expect(new Set([booked, changed, cancelled].map((file) => line(file!, "UID"))).size).toBe(1);
      },
    );

    test("a service visit is booked with its services, adviser and car", async ({ page, mailbox }) => {
      const email = newEmail();
      await page.goto(`${words.path}/service`);
      await page.locator("main a[href*='services=oil-change']").first().click();
      await expect(page).toHaveURL(/services=oil-change/);
      if (scripts) await hydratePage(page);
      await expect(page.getByRole("checkbox", { name: words.oil })).toBeChecked();
      await page.getByRole("checkbox", { name: words.rotation }).check();
      await page.getByRole("button", { name: words.next }).click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      for (const [name, value] of Object.entries({
        year: "2021",
        make: "Kia",
        model: "Soul",
        mileage: "48,200",
      }))
        await page.locator(`input[name=${name}]`).fill(value);
      await page.getByRole("button", { name: words.next }).click();
      if (scripts) await hydratePage(page);
      await page.getByRole("radio", { name: /^Joy Castellanos/ }).check();
      await chooseTime(page, own, { scripts, words });
      await page.getByRole("button", { name: words.next }).click();
      await giveBookingDetails(page, email, { scripts, words }, words.bookService);
      await expect(page.getByText(words.serviceBooked)).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Joy Castellanos");
      await expect(page.getByRole("main")).toContainText("2021 Kia Soul");

      const { email: lead } = await mailbox.mailWith(email);
      for (const part of [
        "Booked online: ",
        "OIL, Oil change",
        "ROT, Tire rotation",
        "joy-castellanos",
        "48200",
      ])
        expect(lead.text).toContain(part);
      const { email: ours } = await mailbox.mailTo(email);
      expect(ours.attachments).toHaveLength(1);
    });
  });
}

test("with the keyboard alone a test drive is booked", async ({ page, mailbox }) => {
  const words = BOOKING_WORDS.en;
  const email = newEmail();
  const hands = keyboardOf(page);
  await page.goto(`/test-drive?vin=${await ownVin(6)}`);
  await hydratePage(page);
  await chooseTime(page, 7, { scripts: true, words, hands });
  await hands.press(page.getByRole("button", { name: words.next }));
  await giveBookingDetails(page, email, { scripts: true, words, hands }, words.bookDrive);
  await expect(page.getByText(words.driveBooked)).toBeVisible();
  await mailbox.mailTo(email);
});

test("two shoppers want one time: the second keeps what was typed and gets another time", async ({
  page,
  browser,
}) => {
  const words = BOOKING_WORDS.en;
  const vin = await ownVin(8);
  await page.goto(`/test-drive?vin=${vin}`);
  await hydratePage(page);
  const start = await chooseTime(page, 8, { scripts: true, words });
  await page.getByRole("button", { name: words.next }).click();
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: ownNetwork() });
  const first = await context.newPage();
  await first.goto(`${productUrl()}/test-drive?vin=${vin}&start=${start}&step=details`);
  await giveBookingDetails(first, newEmail(), { scripts: false, words }, words.bookDrive);
  await context.close();

  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: words.first, exact: true }).fill("Robin");
  await main.getByRole("textbox", { name: words.last, exact: true }).fill("Late");
  await main.getByRole("textbox", { name: words.email, exact: true }).fill(newEmail());
  await main.locator("input[name=phone]").fill("4175550177");
  await main.getByRole("button", { name: words.bookDrive }).click();
  await expect(page.getByText("That time was just taken")).toBeVisible();
  await main.getByRole("alert").getByRole("link").first().click();
  await expect(main.getByRole("textbox", { name: words.first, exact: true })).toHaveValue("Robin");
  await main.getByRole("button", { name: words.bookDrive }).click();
  await expect(page.getByText(words.driveBooked)).toBeVisible();
});

test("forged links are 400, and their page says so", async ({ page }) => {
  const answer = await page.goto("/appointments/abc.def.ghi");
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
});
