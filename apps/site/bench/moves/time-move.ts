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
 * Presses a control and returns, for each expression of the page, the milliseconds from the press to two frames after it
 * has become true. Throws when one was true before, or when nothing was painted in time.
 */
export async function timePress(page: Page, target: Locator, ...done: string[]): Promise<number[]> {
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

/** The same for the browser's Back or Forward, from the call to the painted page. */
export async function timeHistory(page: Page, steps: -1 | 1, done: string): Promise<number> {
  await refuseDone(page, [done]);
  await page.evaluate((steps) => {
    sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now()));
    history.go(steps);
  }, steps);
  return (await untilPainted(page, [done]))[0]!;
}

async function refuseDone(page: Page, done: readonly string[]): Promise<void> {
  for (const expression of done) {
    if (await page.evaluate(`Boolean(${expression})`)) throw new Error(`true before the move: ${expression}`);
  }
}

async function untilPainted(page: Page, done: readonly string[]): Promise<number[]> {
  const script = `Promise.all([${done.map((expression) => `() => ${expression}`).join()}].map((isDone) => new Promise((resolve) => {
    const look = () => isDone()
      ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())))
      : requestAnimationFrame(look);
    look();
  }))).then((times) => ({ times, from: Number(sessionStorage.getItem("pressed")) }))`;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`nothing painted in ${TIMEOUT_MS / 1000} s: ${done.join()}`)),
      TIMEOUT_MS,
    );
  });
  const painted = async () => {
    while (!isOver) {
      // A new document ends the script of the old one.
      const painted = await page.evaluate(script).catch(() => null);
      if (painted) return painted as { times: number[]; from: number };
      await page.waitForTimeout(2).catch(() => {});
    }
    return { times: [], from: 0 };
  };
  try {
    const { times, from } = await Promise.race([painted(), late]);
    if (from === 0) throw new Error("the press was not noted");
    return times.map((time) => time - from);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
