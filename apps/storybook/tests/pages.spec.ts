import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showPage } from "./open-story.ts";
import { type Entry, entries } from "./storybook.ts";

/** Pages made from story files are all made alike: one of them stands for the rest, until `pnpm pages` opens them all. */
const alike = (page: Entry) => !page.tags.includes("unattached-mdx") && page.id !== "components-button--docs";

for (const page of entries.filter((entry) => entry.type === "docs")) {
  test(`the page ${page.id} opens`, { tag: alike(page) ? "@alike" : [] }, async ({ canvas }) => {
    await showPage(canvas, page.id);
    await expect(canvas.locator("#storybook-docs h1")).toHaveCount(1);
  });
}

// What the next file shows must not find a page half drawn.
test.afterEach(({ canvas }) => canvas.goto("about:blank"));
