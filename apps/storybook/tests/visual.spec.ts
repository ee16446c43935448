import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { showStory } from "./open-story.ts";
import { stories } from "./storybook.ts";

/** Two of the six combinations. Together they differ in every role, in light and dark, and in radius. */
const looks = [
  { brand: "larkspur", mode: "light" },
  { brand: "harbor", mode: "dark" },
];

const options = {
  fullPage: true,
  animations: "disabled",
  caret: "hide",
  maxDiffPixels: 0,
  threshold: 0.02,
} as const;

for (const look of looks) {
  for (const story of stories.filter(({ name }) => name === "States")) {
    const name = `${story.id.replace("--all-states", "")}-${look.brand}-${look.mode}`;
    test(`${name} matches its picture`, async ({ canvas }) => {
      await canvas.emulateMedia({ reducedMotion: "reduce" });
      await showStory(canvas, story.id, look);
      await canvas.evaluate(everyImage);
      await expect(canvas).toHaveScreenshot(`${name}.png`, options);
    });
  }
}

test("detects a changed pixel", async ({ canvas }) => {
  await canvas.emulateMedia({ reducedMotion: "reduce" });
  await showStory(canvas, "components-button--all-states", looks[0]);
  await canvas.evaluate(() => {
    const dot = document.body.appendChild(document.createElement("i"));
    dot.id = "dot";
    dot.style.cssText = "position:absolute;left:9px;top:9px;width:1px;height:1px;background:#888";
  });
  await expect(canvas).not.toHaveScreenshot("components-button-larkspur-light.png", options);
  await canvas.evaluate(() => document.getElementById("dot")!.remove());
});

/** Waits until every image has loaded, including lazy ones. Broken images are intended. */
function everyImage() {
  return Promise.all(
    Array.from(document.images, (image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    }),
  );
}
