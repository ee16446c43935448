import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showStory } from "./open-story.ts";

/** Browser behaviour of filters and comparison, with real keys: play functions only synthesise them. */

test.afterEach(({ canvas }) => canvas.setViewportSize({ width: 1280, height: 900 }));

test("the filter sheet opens by its button, fills a phone and restores focus", async ({ canvas }) => {
  await canvas.setViewportSize({ width: 390, height: 844 });
  await showStory(canvas, "vehicle-filterpanel--playground");
  const opener = canvas.getByRole("button", { name: "Filters" });
  const sheet = canvas.getByRole("form", { name: "Filters" });
  await opener.focus();
  await canvas.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844);
  await expect(sheet.getByRole("button", { name: "Show 231 vehicles" })).toBeInViewport();
  await canvas.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test("groups and their hidden values open by Enter and Space, and keep focus", async ({ canvas }) => {
  await showStory(canvas, "vehicle-filterpanel--playground");
  const filters = canvas.getByRole("form", { name: "Filters" });
  const fuel = filters.locator("summary", { hasText: "Fuel" });
  await fuel.focus();
  for (const key of ["Enter", " "]) {
    await canvas.keyboard.press(key);
    await expect(fuel).toBeFocused();
  }
  await expect(filters.getByRole("checkbox", { name: /^Hybrid/ })).toBeHidden();
  const more = filters.locator("summary", { hasText: "Show 4 more" });
  await more.focus();
  await canvas.keyboard.press("Enter");
  await expect(filters.locator("summary", { hasText: "Show fewer" })).toBeFocused();
  await canvas.keyboard.press("Tab");
  await expect(filters.getByRole("checkbox", { name: /^Jeep/ })).toBeFocused();
});

test("a focused comparison table scrolls by arrow keys", async ({ canvas }) => {
  await showStory(canvas, "vehicle-comparetable--spanish");
  const table = canvas.getByRole("region");
  await table.focus();
  await canvas.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
