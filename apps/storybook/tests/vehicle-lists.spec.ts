import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showStory } from "./open-story.ts";

/** What the browser itself does for filters and comparison, with real keys: a play function's are only imitations. */

test.afterEach(({ canvas }) => canvas.setViewportSize({ width: 1280, height: 900 }));

test("the filters' sheet opens by its button, fills a phone and gives the focus back", async ({ canvas }) => {
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

test("groups and the rest of their values open by Enter and Space, and keep the focus", async ({
  canvas,
}) => {
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

test("a comparison scrolls by arrow keys while it has the focus", async ({ canvas }) => {
  await showStory(canvas, "vehicle-comparetable--spanish");
  const table = canvas.getByRole("region");
  await table.focus();
  await canvas.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
