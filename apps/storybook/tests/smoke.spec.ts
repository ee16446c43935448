import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { overflowing } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

test.afterEach(({ canvas }) => canvas.setViewportSize({ width: 1280, height: 900 }));

for (const { id } of states) {
  test(`${id} renders without an error and fits 390 px`, async ({ canvas }) => {
    await showStory(canvas, id);
    await canvas.setViewportSize({ width: 390, height: 844 });
    expect(await overflowing(canvas)).toEqual([]);
  });
}
