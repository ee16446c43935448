import { expect } from "@playwright/test";
import { setLook, violations, violationsOfLook } from "./accessibility.ts";
import { test } from "./canvas.ts";
import { showStory } from "./open-story.ts";
import { type Entry, isThorough, looks, states, stories } from "./storybook.ts";

// Reset to the first brand and mode for the next story.
test.afterEach(({ canvas }) => setLook(canvas, looks[0]!));

/** The looks to check after the first: by default one for a States story, which includes what others show. */
function otherLooks(story: Entry): { brand: string; mode: string }[] {
  const at = states.indexOf(story);
  if (at === -1) return [];
  return isThorough ? looks.slice(1) : [looks[1 + (at % (looks.length - 1))]!];
}

for (const story of stories) {
  const others = otherLooks(story);
  test(`${story.id} works and is accessible in ${others.length + 1} looks`, async ({ canvas }) => {
    await showStory(canvas, story.id);
    expect(await violations(canvas)).toEqual([]);
    for (const look of others) {
      await setLook(canvas, look);
      expect(await violationsOfLook(canvas), `${look.brand}, ${look.mode}`).toEqual([]);
    }
  });
}

test("a story can take the focus while Storybook shows that it prepares it", async ({ canvas }) => {
  await showStory(canvas, "forms-errorsummary--keyboard");
  const focused = await canvas.evaluate(() => {
    const { body, activeElement } = document;
    const { className } = body;
    (activeElement as HTMLElement).blur();
    body.classList.replace("sb-show-main", "sb-show-preparing-story");
    const summary = document.querySelector<HTMLElement>("[role=alert]")!;
    summary.focus();
    body.className = className;
    return document.activeElement === summary;
  });
  expect(focused).toBe(true);
});

test("the accessibility check detects low contrast, a missing name and a small target", async ({
  canvas,
}) => {
  await showStory(canvas, stories[0]!.id);
  await canvas.evaluate(() => {
    const planted = document.body.appendChild(document.createElement("div"));
    planted.id = "planted";
    const button = '<button style="width:9px;height:9px;padding:0" aria-label="a"></button>';
    planted.innerHTML = `<p style="color:#999;background:#fff">pale</p><input>${button}${button}`;
  });
  const found = (await violations(canvas)).join("\n");
  const foundOfLook = (await violationsOfLook(canvas)).join("\n");
  await canvas.evaluate(() => document.getElementById("planted")!.remove());
  expect(found).toContain("color-contrast");
  expect(found).toContain("label:");
  expect(found).toContain("target-size");
  expect(foundOfLook).toContain("color-contrast");
  expect(foundOfLook).toContain("target-size");
});
