import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showStory } from "./open-story.ts";

/** Browser behaviour of dialogs and disclosures, with real keys: play functions only synthesise them. */

for (const [id, button] of [
  ["components-dialog--playground", "How we got this payment"],
  ["components-sheet--playground", "Filters"],
  ["components-mobilemenu--playground", "Open the menu"],
] as const) {
  test(`${id} traps focus, closes with Escape and restores focus`, async ({ canvas }) => {
    await showStory(canvas, id);
    const opener = canvas.getByRole("button", { name: button });
    await opener.focus();
    await canvas.keyboard.press("Enter");
    const dialog = canvas.getByRole("dialog");
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await canvas.keyboard.press("Tab");
      const outside = await canvas.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && activeElement?.closest("dialog") === null;
      });
      expect(outside, `after ${step + 1} tabs`).toBe(false);
    }
    await canvas.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

for (const [id, button] of [
  ["components-menu--playground", "Vehicles"],
  ["components-storeswitcher--playground", "Your store: Larkspur North"],
] as const) {
  test(`${id} closes with Escape or a click outside and restores focus`, async ({ canvas }) => {
    await showStory(canvas, id);
    const opener = canvas.getByRole("button", { name: button });
    const panel = canvas.locator("[popover=auto]");
    await opener.focus();
    await canvas.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await canvas.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toHaveCount(1);
    await canvas.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await canvas.mouse.click(1270, 890);
    await expect(panel).toBeHidden();
  });
}

test("a click on the backdrop closes a dialog", async ({ canvas }) => {
  await showStory(canvas, "components-dialog--playground");
  await canvas.getByRole("button").click();
  await expect(canvas.getByRole("dialog")).toBeVisible();
  await canvas.mouse.click(8, 8);
  await expect(canvas.getByRole("dialog")).toBeHidden();
});

test("a long dialog scrolls inside; title and close button are sticky", async ({ canvas }) => {
  await canvas.setViewportSize({ width: 390, height: 520 });
  await showStory(canvas, "components-dialog--playground");
  await canvas.getByRole("button").click();
  const last = canvas.getByText("Sales tax, title and registration");
  await expect(last).not.toBeInViewport();
  await canvas.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(canvas.getByRole("button", { name: "Close" })).toBeInViewport();
  await canvas.keyboard.press("Escape");
  await canvas.setViewportSize({ width: 1280, height: 900 });
});

test("a disclosure opens and closes with Enter and Space", async ({ canvas }) => {
  await showStory(canvas, "components-faqlist--playground");
  const question = canvas.locator("summary").first();
  const isOpen = () => question.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  await question.focus();
  for (const key of ["Enter", " "]) {
    await canvas.keyboard.press(key);
    expect(await isOpen()).toBe(true);
    await canvas.keyboard.press(key);
    expect(await isOpen()).toBe(false);
  }
});

test("a URL fragment opens an answer and scrolls to it below its question", async ({ canvas }) => {
  await canvas.setViewportSize({ width: 390, height: 300 });
  await showStory(canvas, "components-faqlist--playground");
  await canvas.evaluate(() => {
    document.body.style.paddingBottom = "100vh";
    location.hash = "trade";
  });
  const question = canvas.locator("summary").nth(1);
  await expect(canvas.locator("#trade")).toBeVisible();
  await expect(question).toBeInViewport({ ratio: 1 });
  await canvas.evaluate(() => {
    document.body.style.paddingBottom = "";
    history.replaceState(null, "", location.pathname + location.search);
  });
  await canvas.setViewportSize({ width: 1280, height: 900 });
});
