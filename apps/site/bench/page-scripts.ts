import { gzipSync } from "node:zlib";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { chromium } from "playwright-core";

export type PageScripts = {
  /** Gzip bytes of the scripts fetched before the `load` event, and in total once the page is idle. */
  beforeLoad: number;
  inAll: number;
};

/**
 * Measures the JavaScript that a page fetches in a browser, before `load` and after hydration, gzipped at level 9.
 */
export async function measurePageScripts(url: string): Promise<PageScripts> {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let loaded = false;
    const sizes: { size: number; before: boolean }[] = [];
    const pending: Promise<void>[] = [];
    page.on("load", () => (loaded = true));
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const before = !loaded;
      pending.push(
        response
          .body()
          .then((body) => void sizes.push({ size: gzipSync(body, { level: 9 }).length, before })),
      );
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(4000);
    await page.waitForLoadState("networkidle");
    await Promise.all(pending);
    const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
    return { beforeLoad: sum(sizes.filter(({ before }) => before)), inAll: sum(sizes) };
  } finally {
    await browser.close();
  }
}
