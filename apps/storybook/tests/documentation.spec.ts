import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showPage } from "./open-story.ts";
import { entries } from "./storybook.ts";

test("the playground shows one component, and its presets change it", async ({ canvas }) => {
  await showPage(canvas, "components-button--docs");
  const playground = canvas.locator("#story--components-button--playground--primary-inner");
  await expect(playground.getByRole("button")).toHaveCount(1);
  const variants = canvas.getByRole("group", { name: "variant" });
  const before = await playground.getByRole("button").getAttribute("class");
  await variants.getByRole("button", { name: "danger" }).click();
  await expect(variants.getByRole("button", { pressed: true })).toHaveText("danger");
  await expect(playground.getByRole("button")).not.toHaveClass(before!);
});

test("the gallery shows every component and links to its page", async ({ canvas }) => {
  await showPage(canvas, "start-here-gallery--docs");
  const pages = entries.filter(({ type, tags }) => type === "docs" && !tags.includes("unattached-mdx"));
  // Thumbnails draw links of their own once they are in view.
  const links = canvas.locator('.docs-gallery a[href^="?path="]');
  await expect(links).toHaveCount(pages.length);
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(targets.sort()).toEqual(pages.map(({ id }) => `?path=/docs/${id}`).sort());
  const breadcrumbs = canvas.locator("li", { has: canvas.getByRole("link", { name: "Breadcrumbs" }) });
  await breadcrumbs.scrollIntoViewIfNeeded();
  await breadcrumbs.locator(".docs-thumbnail nav").waitFor();
});

test("Restyle marks the preset that it shows, and warns of red", async ({ canvas }) => {
  await showPage(canvas, "start-here-restyle--docs");
  const presets = canvas.getByRole("group", { name: "Start from" });
  const shown = presets.getByRole("button", { pressed: true });
  await expect(shown).toHaveText("harbor");
  await presets.getByRole("button", { name: "red", exact: true }).click();
  await expect(shown).toHaveText("red");
  await expect(canvas.getByRole("status").first()).toContainText("of hue from --danger");
  await canvas.locator("#brand-radius").fill("9");
  await expect(shown).toHaveCount(0);
});

test("a pattern has no panel of addons; a component has", async ({ page }) => {
  const panel = page.getByRole("tab", { name: "Controls" });
  const heading = page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1 });
  await page.goto("/?path=/story/components-button--playground");
  await panel.waitFor();
  await page.goto("/?path=/story/patterns-wizard--test-drive");
  await heading.waitFor();
  await expect(panel).toHaveCount(0);
});
