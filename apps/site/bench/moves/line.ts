import type { Browser, CDPSession, Page } from "playwright-core";

/** `slow`: a round trip of 150 ms, 1.6 Mb/s, and a processor slowed fourfold. */
export type Line = "fast" | "slow";

const QUIET_MS = 700;
const TIMEOUT_MS = 60_000;

export type LinePage = { page: Page; session: CDPSession; close(): Promise<void> };

/** Opens a page of a new visitor on a line. */
export async function openOnLine(browser: Browser, line: Line): Promise<LinePage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (line === "slow") {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 209_715,
      uploadThroughput: 96_000,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  return { page, session, close: () => context.close() };
}

/** Shows intent and waits until React runs and no request is under way. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(8, 310, { steps: 3 });
  await page.waitForFunction(
    () => {
      const heading = document.querySelector("main h1");
      return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
    },
    null,
    { timeout: TIMEOUT_MS },
  );
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  const until = lastAt + TIMEOUT_MS;
  while (performance.now() - lastAt < QUIET_MS && performance.now() < until) await page.waitForTimeout(50);
  page.off("request", note);
  page.off("requestfinished", note);
}
