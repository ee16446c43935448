import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showPage } from "./open-story.ts";
import { entries } from "./storybook.ts";

for (const page of entries.filter((entry) => entry.type === "docs")) {
  test(`the page ${page.id} opens`, async ({ canvas }) => {
    await showPage(canvas, page.id);
    await expect(canvas.locator("#storybook-docs h1")).toHaveCount(1);
  });
}

// What the next file shows must not find a page half drawn.
test.afterEach(({ canvas }) => canvas.goto("about:blank"));
