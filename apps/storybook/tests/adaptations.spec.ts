import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { indistinct, withoutFocusRing } from "./forced-colors.ts";
import { cutOff, moving, overflowing, reorderedPhones } from "./layout-problems.ts";
import { changeGlobals, showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

const narrow = { width: 320, height: 800 };
const wide = { width: 1280, height: 900 };

test.afterEach(async ({ canvas }) => {
  await canvas.setViewportSize(wide);
  await canvas.emulateMedia({ forcedColors: "none", reducedMotion: "no-preference" });
});

for (const story of states) {
  test(`${story.id} is usable in forced colours, static with reduced motion, and fits 320 px both ways`, async ({
    canvas,
  }) => {
    await canvas.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await showStory(canvas, story.id);
    expect(await indistinct(canvas), "chosen like not chosen").toEqual([]);
    expect(await withoutFocusRing(canvas), "focus not shown").toEqual([]);
    expect(await moving(canvas), "moving").toEqual([]);
    await canvas.setViewportSize(narrow);
    expect(await overflowing(canvas), "too wide").toEqual([]);
    await changeGlobals(canvas, { direction: "rtl" });
    expect(await overflowing(canvas), "too wide, right to left").toEqual([]);
    expect(await reorderedPhones(canvas)).toEqual([]);
    await changeGlobals(canvas, {});
  });
}

test("a story is shown from right to left and back", async ({ canvas }) => {
  await showStory(canvas, states[0]!.id);
  const direction = () =>
    canvas.evaluate(() => getComputedStyle(document.querySelector("#storybook-root *")!).direction);
  await changeGlobals(canvas, { direction: "rtl" });
  expect(await direction()).toBe("rtl");
  await changeGlobals(canvas, {});
  expect(await direction()).toBe("ltr");
});

test("the checks detect planted violations", async ({ canvas }) => {
  await showStory(canvas, states[0]!.id);
  await canvas.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await canvas.evaluate(() => {
    const planted = document.body.appendChild(document.createElement("div"));
    planted.id = "planted";
    planted.innerHTML = `<div style="width:3000px">wide</div>
      <p>(417) 555-0142</p><p style="height:1em;overflow:hidden;width:60px">cut off at the second line</p>
      <div style="overflow:hidden;width:60px"><b style="white-space:nowrap">cut off at the side of its frame</b></div>
      <ul><li><button aria-pressed="true">a</button></li><li><button aria-pressed="false">a</button></li></ul>
      <button id="bare" style="outline:none">no ring</button><p id="color-transition">color-transition</p>`;
    const animationOptions = { duration: 1000, iterations: Infinity };
    document.getElementById("bare")!.animate({ rotate: ["0deg", "90deg"] }, animationOptions);
    // Colour transitions of border and outline are not motion.
    const colorTransition = { borderTopColor: ["red", "blue"], outlineColor: ["red", "blue"] };
    document.getElementById("color-transition")!.animate(colorTransition, animationOptions);
  });
  const found = [
    await overflowing(canvas),
    await cutOff(canvas),
    await indistinct(canvas),
    await withoutFocusRing(canvas),
    await moving(canvas),
    await reorderedPhones(canvas),
  ].map((problems) => problems.join());
  await canvas.evaluate(() => document.getElementById("planted")!.remove());
  expect(found[0]).toContain("wide");
  expect(found[1]).toContain("cut off at the second line");
  expect(found[1]).toContain("cut off at the side");
  expect(found[2]).toContain("aria-pressed");
  expect(found[3]).toContain("no ring");
  expect(found[4]).toContain("no ring");
  expect(found[4]).not.toContain("color-transition");
  expect(found[5]).toContain("(417) 555-0142");
});
