import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { overflowing } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

for (const { id } of states) {
  test(`${id} renders without an error and fits 390 px`, async ({ canvas }) => {
    await showStory(canvas, id);
    expect(await overflowing(canvas)).toEqual([]);
  });
}
