import { expect, test } from "./product/test.ts";

test.beforeEach(async ({ page }) => {
  // Simulates a browser without invoker commands.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("button[commandfor]"))
        event.preventDefault();
    });
  });
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
});

test("dialogs open and close without invoker commands", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toHaveCount(0);
});
