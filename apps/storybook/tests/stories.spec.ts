import { expect, test } from "@playwright/test";
import { setLook, violations } from "./accessibility.ts";
import { openStory } from "./open-story.ts";
import { looks, stories } from "./storybook.ts";

for (const story of stories) {
  test(`${story.id} works and is accessible in every look`, async ({ page }) => {
    await openStory(page, story.id);
    for (const look of looks) {
      await setLook(page, look);
      expect(await violations(page), `${look.brand}, ${look.mode}`).toEqual([]);
    }
  });
}

test("the check of accessibility notices a pair of colours, a missing name and a small target", async ({ page }) => {
  await openStory(page, stories[0]!.id);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<p style="color:#999;background:#fff">pale</p><input>
       <button style="width:9px;height:9px;padding:0" aria-label="a"></button><button style="width:9px;height:9px;padding:0" aria-label="b"></button>`,
    );
  });
  const found = (await violations(page)).join("\n");
  expect(found).toContain("color-contrast");
  expect(found).toContain("label:");
  expect(found).toContain("target-size");
});
