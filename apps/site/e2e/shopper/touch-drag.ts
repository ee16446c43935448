import type { CDPSession, Locator, Page } from "@playwright/test";

/** Half the width of a slider's thumb, in pixels. */
const HALF_THUMB = 13;

type Point = { x: number; y: number };

/** Drags a slider's thumb to a share of its track by touch, without letting go. Returns the touch's session. */
export async function touchDrag(page: Page, slider: Locator, share: number): Promise<CDPSession> {
  await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const points = await slider.evaluate(
    (element, { half, toShare }) => {
      const { value, min, max } = element as HTMLInputElement;
      const { left, width, top, height } = element.getBoundingClientRect();
      const at = (part: number) => ({ x: left + half + part * (width - 2 * half), y: top + height / 2 });
      return [at((Number(value) - Number(min)) / (Number(max) - Number(min))), at(toShare)] as const;
    },
    { half: HALF_THUMB, toShare: share },
  );
  return touchMove(page, ...points);
}

/** Moves a touch from one point to another, as slowly as a finger, without letting go. */
export async function touchMove(page: Page, from: Point, to: Point): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= 8; step += 1) {
    const along = (start: number, end: number) => start + ((end - start) * step) / 8;
    const touchPoints = [{ x: along(from.x, to.x), y: along(from.y, to.y) }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return session;
}

/** Ends the touch. */
export async function letGo(session: CDPSession): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
