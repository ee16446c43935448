import { elements, readXml, validateAdf, type XmlElement } from "@forecourt/adf/testing";
import type { Page } from "@playwright/test";
import type { ReceivedMail } from "./product/mailbox.ts";
import { expect, test } from "./product/test.ts";
import { findCar } from "./shopper/find-car.ts";
import { type ReadCar, readPrice } from "./shopper/read-price.ts";
import { type Shopper, sendInquiry, testShopper } from "./shopper/send-inquiry.ts";

/** All steps of a shopper, up to the confirmation. */
async function shop(page: Page, shopper: Shopper, how: { scripts: boolean }): Promise<ReadCar> {
  await findCar(page, how);
  const car = await readPrice(page);
  await sendInquiry(page, shopper);
  return car;
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

test("a shopper finds a car, reads its price, sends a question, and the CRM gets the lead", async ({
  page,
  mailbox,
  complaints,
}) => {
  const shopper = testShopper("path-with-scripts");
  const car = await shop(page, shopper, { scripts: true });
  expectLead(await mailbox.mailWith("path-with-scripts"), car, shopper);
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same path gives the same lead", async ({ page, mailbox }) => {
    const shopper = testShopper("path-no-scripts");
    const car = await shop(page, shopper, { scripts: false });
    expectLead(await mailbox.mailWith("path-no-scripts"), car, shopper);
  });
});
