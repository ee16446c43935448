import { expect } from "@playwright/test";
import { setLook } from "./accessibility.ts";
import { test } from "./canvas.ts";
import { faultsAtWidths } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { isThorough, looks, states } from "./storybook.ts";

test.afterEach(async ({ canvas }) => {
  await canvas.setViewportSize({ width: 1280, height: 900 });
  await setLook(canvas, looks[0]!);
});

// The smoke test has the story's other widths.
for (const [at, { id }] of states.entries()) {
  test(`${id}: nothing is covered, cut or uneven at its other widths`, async ({ canvas }) => {
    await showStory(canvas, id);
    expect(await faultsAtWidths(canvas, (at + 1) % 2)).toEqual([]);
    if (!isThorough) return;
    for (const turn of [0, 1])
      expect(await faultsAtWidths(canvas, turn, looks[1 - turn]!), "the other mode").toEqual([]);
  });
}
