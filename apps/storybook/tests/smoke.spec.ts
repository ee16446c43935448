import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { faultsAtWidths } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

for (const [at, { id }] of states.entries()) {
  test(`${id} renders without an error, and nothing is covered, cut or uneven at its widths`, async ({
    canvas,
  }) => {
    await showStory(canvas, id);
    expect(await faultsAtWidths(canvas, at % 2)).toEqual([]);
  });
}
