import type { Browser } from "playwright-core";

export type FirstVisit = {
  /** Bytes on the wire, with headers, of what was requested before the `load` event. */
  bytes: number;
  /** Bytes by the browser's type: `document`, `image`, `font`, `stylesheet`. */
  byType: Record<string, number>;
};

/** A page needs these; without one, the measurement has missed something. */
const NEEDED = ["document", "stylesheet", "image", "font"];

/** Measures what a page makes a new visitor load until its `load` event, at 1280 × 900. Throws for a page without styles. */
export async function measureFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const types = new Map<string, string>();
    const byType: Record<string, number> = {};
    // A picture that a page requests before `load` is part of it, even when it arrives later.
    let isLoaded = false;
    page.on("load", () => {
      isLoaded = true;
    });
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      if (!isLoaded) types.set(requestId, (type ?? "other").toLowerCase());
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type) byType[type] = (byType[type] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const missing = NEEDED.filter((type) => !byType[type]);
    if (missing.length > 0) throw new Error(`${url} has loaded no ${missing.join(", ")}`);
    return { bytes: Object.values(byType).reduce((sum, size) => sum + size, 0), byType };
  } finally {
    await context.close();
  }
}
