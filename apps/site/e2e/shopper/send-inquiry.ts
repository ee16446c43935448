import { expect, type Page } from "@playwright/test";
import { typeSlowly } from "./type-slowly.ts";

export type Shopper = { firstName: string; lastName: string; email: string; phone: string; message: string };

/** A shopper with a unique message, which identifies the mail. */
export function testShopper(mark: string): Shopper {
  return {
    firstName: "Mara",
    lastName: "Lindqvist",
    email: `mara.${mark}@example.com`,
    phone: "4175550123",
    message: `Is it still there & does it tow < 2,000 lb? mark:${mark}`,
  };
}

/** Sends a message about a vehicle from its page. */
export async function sendInquiry(page: Page, shopper: Shopper): Promise<void> {
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("main").getByRole("link", { name: "Ask about this vehicle" }).click();
  const form = page.getByRole("region", { name: "Send a message" });
  await expect(form.getByText("Your message is about")).toBeVisible();
  await expect(form.getByRole("link", { name })).toBeVisible();
  await fillContactForm(page, shopper);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
}

/** Fills in the name, contact details and message of a form. */
export async function fillContactForm(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel("First name").fill(shopper.firstName);
  await page.getByLabel("Last name").fill(shopper.lastName);
  await typeSlowly(page.getByLabel("Email"), shopper.email);
  await page.getByLabel(/phone$/i).fill(shopper.phone);
  await page.locator("form[data-lead-form] textarea[name=message]").fill(shopper.message);
}
