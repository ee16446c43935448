import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";

async function leaveErrorUnhandled(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  const failed = page.waitForEvent("pageerror");
  await page.evaluate(() => void Promise.reject(new TypeError("Failed to fetch")));
  expect((await failed).message).toBe("Failed to fetch");
}

test("an error that no page handles fails its test", async ({ page }) => {
  test.fail();
  await leaveErrorUnhandled(page);
});

test.describe("an expected error", () => {
  test.use({ expectedError: /^TypeError: Failed to fetch$/ });

  test("fails no test", async ({ page }) => leaveErrorUnhandled(page));
});
