import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { overflowing } from "./layout-problems.ts";
import { showPage, showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

test.afterEach(({ canvas }) => canvas.setViewportSize({ width: 1280, height: 900 }));

for (const { id } of states) {
  test(`${id} renders without an error and fits 390 px`, async ({ canvas }) => {
    await showStory(canvas, id);
    await canvas.setViewportSize({ width: 390, height: 844 });
    expect(await overflowing(canvas)).toEqual([]);
  });
}

test("a component's documentation opens", async ({ canvas }) => {
  await showPage(canvas, "components-button--docs");
  await expect(canvas.getByRole("heading", { level: 1, name: "Button" })).toBeVisible();
});
