import type { Locator, Page } from "playwright-core";

/** A shopper's pointer rests this long on a control before the press, and holds the button this long. */
const DWELL_MS = 120;
const HOLD_MS = 70;
const TIMEOUT_MS = 15_000;

/** Notes each press of the mouse; the note survives a new document. */
export function notePresses(): void {
  addEventListener(
    "mousedown",
    () => sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now())),
    true,
  );
}

/**
 * Presses a control and returns the milliseconds from the press to two frames after `done`, an expression of the page,
 * has become true. Throws when it was true before, or when nothing was painted in time.
 */
export async function timePress(page: Page, target: Locator, done: string): Promise<number> {
  // Scrolling lays out what was far away, which may move the control once more.
  let before: string;
  do {
    before = JSON.stringify(await target.boundingBox());
    await target.hover();
    await page.waitForTimeout(DWELL_MS);
  } while (JSON.stringify(await target.boundingBox()) !== before);
  await refuseDone(page, done);
  await page.evaluate(() => sessionStorage.removeItem("pressed"));
  await page.mouse.down();
  const painted = untilPainted(page, done);
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
  return painted;
}

/** The same for the browser's Back, from the call to the painted page. */
export async function timeBack(page: Page, done: string): Promise<number> {
  await refuseDone(page, done);
  await page.evaluate(() => {
    sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now()));
    history.back();
  });
  return untilPainted(page, done);
}

async function refuseDone(page: Page, done: string): Promise<void> {
  if (await page.evaluate(`Boolean(${done})`)) throw new Error(`true before the move: ${done}`);
}

async function untilPainted(page: Page, done: string): Promise<number> {
  const script = `new Promise((resolve) => {
    const now = () => performance.timeOrigin + performance.now();
    const look = () => (${done})
      ? requestAnimationFrame(() => requestAnimationFrame(() => resolve([Number(sessionStorage.getItem("pressed")), now()])))
      : requestAnimationFrame(look);
    look();
  })`;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`nothing painted in ${TIMEOUT_MS / 1000} s: ${done}`)),
      TIMEOUT_MS,
    );
  });
  const painted = async () => {
    while (!isOver) {
      // A new document ends the script of the old one.
      const times = await page.evaluate(script).catch(() => null);
      if (times) return times as [number, number];
      await page.waitForTimeout(2).catch(() => {});
    }
    return [0, 0] as const;
  };
  try {
    const [from, to] = await Promise.race([painted(), late]);
    if (from === 0) throw new Error("the press was not noted");
    return to - from;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
