import { gzipSync } from "node:zlib";
import type { Browser, Request } from "playwright-core";

export type PageScripts = {
  /** Gzip bytes of the scripts: before the `load` event, and in total on the idle page. */
  beforeLoad: number;
  inAll: number;
};

/** Loading has ended after this long without a script. */
const QUIET_MS = 2_000;
const TIMEOUT_MS = 60_000;

/**
 * Measures the gzipped JavaScript of a page, before `load` and after a pointer move. The pointer move loads the
 * deferred scripts (docs/decisions/0015-scripts-run-on-intent.md). Throws for a page without any.
 */
export async function measurePageScripts(browser: Browser, url: string): Promise<PageScripts> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    let loaded = false;
    let lastAt = 0;
    const underWay = new Set<Request>();
    const scripts = new Map<string, Promise<{ size: number; before: boolean }>>();
    page.on("load", () => (loaded = true));
    page.on("request", (request) => {
      if (request.resourceType() === "script") underWay.add(request);
    });
    page.on("requestfinished", (request) => underWay.delete(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const before = !loaded;
      lastAt = performance.now();
      scripts.set(
        response.url(),
        response.body().then((body) => ({ size: gzipSync(body, { level: 9 }).length, before })),
      );
    });
    await page.goto(url, { waitUntil: "load" });
    // The second time for what waits until the framework has started.
    for (const y of [200, 300]) {
      await page.mouse.move(200, y);
      await page.mouse.move(400, y + 50, { steps: 5 });
      lastAt = performance.now();
      const until = lastAt + TIMEOUT_MS;
      while (underWay.size > 0 || performance.now() - lastAt < QUIET_MS) {
        if (performance.now() > until) throw new Error(`${url} has not loaded its scripts in a minute`);
        await page.waitForTimeout(100);
      }
    }
    const sizes = await Promise.all(scripts.values());
    if (sizes.length === 0) throw new Error(`${url} has run no script, although the pointer moved over it`);
    const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
    return { beforeLoad: sum(sizes.filter(({ before }) => before)), inAll: sum(sizes) };
  } finally {
    await page.close();
  }
}
