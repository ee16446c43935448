import { expect, type Page } from "@playwright/test";
import { fillContactForm, testShopper } from "./send-inquiry.ts";

/** Opens a page of the path; `refused:` submits its form empty, `sent:` sends it. */
export async function openPage(page: Page, path: string): Promise<void> {
  const [, before, address = path] = /^(refused|sent):(.*)/.exec(path) ?? [];
  await page.goto(address);
  if (before === undefined) return;
  if (before === "sent") await fillContactForm(page, testShopper("opened"));
  await page.getByRole("button", { name: "Send message" }).click();
  const answer = before === "sent" ? "Message sent!" : "There is a problem";
  await expect(page.getByRole("heading", { name: answer })).toBeVisible();
}
