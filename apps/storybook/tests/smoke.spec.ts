import { expect } from "@playwright/test";
import { setLook } from "./accessibility.ts";
import { test } from "./canvas.ts";
import { storyFaults } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { looks, states } from "./storybook.ts";

/** The widths of phones, tablets and laptops. */
const WIDTHS = [390, 320, 360, 430, 768, 1024, 1440];

test.afterEach(async ({ canvas }) => {
  await setLook(canvas, looks[0]!);
  await canvas.setViewportSize({ width: WIDTHS[0]!, height: 844 });
});

for (const { id } of states) {
  test(`${id} renders without an error, and nothing is covered, cut or uneven at any width`, async ({
    canvas,
  }) => {
    await showStory(canvas, id);
    for (const [at, width] of WIDTHS.entries()) {
      await canvas.setViewportSize({ width, height: 844 });
      await setLook(canvas, looks[at % 2]!);
      expect(await storyFaults(canvas), `at ${width} px`).toEqual([]);
    }
  });
}
