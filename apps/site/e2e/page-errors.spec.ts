import { expect, test } from "./product/test.ts";

test("an error that no page handles fails its test", async ({ page }) => {
  test.fail();
  await page.goto("/robots.txt");
  const failed = page.waitForEvent("pageerror");
  await page.evaluate(() => void Promise.reject(new TypeError("Failed to fetch")));
  expect((await failed).message).toBe("Failed to fetch");
});
