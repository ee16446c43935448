import { elements, readXml, validateAdf, type XmlElement } from "@forecourt/adf/testing";
import type { Page } from "@playwright/test";
import type { ReceivedMail } from "./product/mailbox.ts";
import { CORE, expect, test } from "./product/test.ts";
import { chooseTime } from "./shopper/book-appointment.ts";
import { BOOKING_WORDS } from "./shopper/booking-words.ts";
import { findCar } from "./shopper/find-car.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { type ReadCar, readPrice } from "./shopper/read-price.ts";
import { fillContactForm, type Shopper, sendInquiry, testShopper } from "./shopper/send-inquiry.ts";
import { typeSlowly } from "./shopper/type-slowly.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** All steps of a shopper, up to the confirmation. */
async function shop(page: Page, shopper: Shopper, how: { scripts: boolean }): Promise<ReadCar> {
  await findCar(page, how);
  const car = await readPrice(page);
  await sendInquiry(page, shopper);
  return car;
}

/** From the home page to a booked test drive. */
async function bookTestDrive(page: Page, shopper: Shopper): Promise<ReadCar> {
  await findCar(page, { scripts: true });
  const car = await readPrice(page);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("main").getByRole("link", { name: "Schedule a test drive" }).first().click();
  await expect(page).toHaveURL(/\/test-drive/);
  await hydratePage(page);
  await chooseTime(page, 9, { scripts: true, words: BOOKING_WORDS.en });
  await page.getByRole("button", { name: "Continue" }).click();
  await fillContactForm(page, shopper);
  await page.getByRole("button", { name: "Book my test drive" }).click();
  await expect(page.getByText("Test Drive Scheduled")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  return car;
}

/** Checks that the mail is about a test drive. */
function expectTestDrive(mail: ReceivedMail, car: ReadCar, shopper: Shopper): void {
  expectLead(mail, car, shopper);
  const vehicle = elements(readXml(mail.email.text ?? ""), "vehicle")[0]!;
  expect(vehicle.attributes).toMatchObject({ interest: "test-drive" });
}

/** Checks the mail to the CRM: one plain text part with valid ADF for this car and shopper. */
function expectLead(mail: ReceivedMail, car: ReadCar, shopper: Shopper): void {
  const { email, raw, leadId } = mail;
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=us-ascii\r?$/im);
  expect([email.html, email.attachments]).toEqual([undefined, []]);
  expect(leadId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(email.messageId).toMatch(new RegExp(`^<${leadId}@`));

  const xml = email.text ?? "";
  expect(validateAdf(xml)).toEqual([]);
  const adf = readXml(xml);
  const one = (name: string) => textsOf(adf, name)[0];
  const vehicle = elements(adf, "vehicle")[0]!;
  expect(textsOf(vehicle, "vin")).toEqual([car.vin]);
  expect(textsOf(vehicle, "stock")).toEqual([car.stock]);
  expect(textsOf(vehicle, "price").map(Number)).toEqual([car.headline]);
  const customer = elements(adf, "customer")[0]!;
  expect(textsOf(customer, "name")).toEqual([shopper.firstName, shopper.lastName]);
  expect(textsOf(customer, "email")).toEqual([shopper.email]);
  expect(textsOf(customer, "phone")).toEqual(["417-555-0123"]);
  expect(textsOf(customer, "comments")[0]).toContain(shopper.message);
  expect(one("vendorname")).toBe("Larkspur Mitsubishi");
  expect(elements(adf, "id").map(({ text }) => text)).toContain(leadId);
}

function textsOf(root: XmlElement, name: string): string[] {
  return elements(root, name).map(({ text }) => text);
}

test(
  "a shopper finds a car, reads its price, sends a question, and the CRM gets the lead",
  CORE,
  async ({ page, mailbox, complaints }) => {
    const shopper = testShopper("path-with-scripts");
    const car = await shop(page, shopper, { scripts: true });
    expectLead(await mailbox.mailWith("path-with-scripts"), car, shopper);
    expect(complaints).toEqual([]);
  },
);

test("a test drive is booked with the car, and the CRM gets the lead", async ({ page, mailbox }) => {
  const shopper = testShopper("drive-with-scripts");
  const car = await bookTestDrive(page, shopper);
  expectTestDrive(await mailbox.mailWith("drive-with-scripts"), car, shopper);
});

test("a pre-approval keeps the car, its price and its payment, up to the lead", async ({ page, mailbox }) => {
  const shopper = testShopper("finance");
  await findCar(page, { scripts: true });
  const car = await readPrice(page);
  const payment = await page
    .getByRole("region", { name: "Price and contact" })
    .getByText(/^\$[\d,]+\s*\/mo est\.$/)
    .textContent();
  await page.getByRole("main").getByRole("link", { name: "Get pre-approved" }).last().click();
  const form = page.getByRole("region", { name: "Tell us what you have in mind" });
  await expect(form.getByText(`$${car.headline.toLocaleString("en-US")}`)).toBeVisible();
  const payments = page.getByRole("main").getByText(/^\$[\d,]+\s*\/mo est\.$/);
  expect(new Set(await payments.allTextContents())).toEqual(new Set([payment]));
  await page.getByLabel("Your range of credit scores").selectOption("620 or better");
  await page.getByLabel("Household income").selectOption("$4,000 to $5,999");
  await page.getByLabel("First name").fill(shopper.firstName);
  await page.getByLabel("Last name").fill(shopper.lastName);
  await typeSlowly(page.getByLabel("Email"), shopper.email);
  await page.getByLabel(/phone$/i).fill(shopper.phone);
  await form.getByRole("button", { name: "See my terms" }).click();
  await expect(page.getByRole("heading", { name: "Here are your terms, Mara" })).toBeVisible();
  await expect(page.getByRole("main").getByText(`$${car.headline.toLocaleString("en-US")} − `)).toBeVisible();
  const { email } = await mailbox.mailWith(shopper.email);
  expect(textsOf(elements(readXml(email.text ?? ""), "vehicle")[0]!, "vin")).toEqual([car.vin]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same path gives the same lead", async ({ page, mailbox }) => {
    const shopper = testShopper("path-no-scripts");
    const car = await shop(page, shopper, { scripts: false });
    expectLead(await mailbox.mailWith("path-no-scripts"), car, shopper);
  });
});
