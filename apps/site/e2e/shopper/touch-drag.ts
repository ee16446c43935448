import type { CDPSession, Locator, Page } from "@playwright/test";

/** Half the width of a slider's thumb, in pixels. */
const HALF_THUMB = 13;

/** Drags a slider's thumb to a share of its track by touch, without letting go. Returns the touch's session. */
export async function touchDrag(page: Page, slider: Locator, share: number): Promise<CDPSession> {
  await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { from, to, y } = await slider.evaluate(
    (element, { half, toShare }) => {
      const { value, min, max } = element as HTMLInputElement;
      const { left, width, top, height } = element.getBoundingClientRect();
      const at = (part: number) => left + half + part * (width - 2 * half);
      const fromShare = (Number(value) - Number(min)) / (Number(max) - Number(min));
      return { from: at(fromShare), to: at(toShare), y: top + height / 2 };
    },
    { half: HALF_THUMB, toShare: share },
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x: from + ((to - from) * step) / 8, y }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  return session;
}

/** Ends the touch of `touchDrag`. */
export async function letGo(session: CDPSession): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
