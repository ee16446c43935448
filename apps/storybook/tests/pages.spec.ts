import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showPage } from "./open-story.ts";
import { type Entry, entries } from "./storybook.ts";

/** Pages of one kind are alike, so one of each kind is tested; `pnpm pages` opens all. */
const alike = ({ id, tags }: Entry) =>
  id.startsWith("product-rules-")
    ? id !== "product-rules-payments--docs"
    : !tags.includes("unattached-mdx") && id !== "components-button--docs";

for (const page of entries.filter((entry) => entry.type === "docs")) {
  test(`the page ${page.id} opens`, { tag: alike(page) ? "@alike" : [] }, async ({ canvas }) => {
    await showPage(canvas, page.id);
    await expect(canvas.locator("#storybook-docs h1")).toHaveCount(1);
  });
}

// Leave the page, so that the next file does not start with an interrupted rendering.
test.afterEach(({ canvas }) => canvas.goto("about:blank"));
