/**
 * Takes screenshots of every route at 1440 and 390 px: `pnpm screenshots [--dark] [--without-scripts] [path …]`. Paths
 * limit it to addresses with these prefixes (`/es/service`). Screenshots are in `apps/site/screenshots`. Uses the
 * product at `PRODUCT_URL`, or starts one.
 */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { type Browser, chromium, type Page } from "@playwright/test";
import { crawlSite } from "./crawl/crawl-site.ts";
import { UNLINKED_PAGES } from "./crawl/unlinked-pages.ts";
import { startProduct } from "./product/start-product.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const folder = join(import.meta.dirname, "../screenshots");
const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const prefixes = process.argv.slice(2).filter((argument) => argument.startsWith("/"));

const given = process.env["PRODUCT_URL"];
const product = given ? null : await startProduct();
const url = given ?? product?.url ?? "";
const { executablePath, env } = findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: BROWSER_ARGS,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const { pages } = await crawlSite(url, ["/", "/es", ...UNLINKED_PAGES]);
  const addresses = [...pages.values()]
    .filter(({ type, address }) => type.startsWith("text/html") && isWanted(address))
    .map(({ address }) => address);
  for (const size of SIZES) await takeAll(browser, addresses, size);
  console.log(`${addresses.length} pages at ${SIZES.length} widths in ${folder}`);
} finally {
  await browser.close();
  await product?.stop();
}

function isWanted(address: string): boolean {
  return (
    prefixes.length === 0 || prefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`))
  );
}

async function takeAll(
  from: Browser,
  addresses: readonly string[],
  size: (typeof SIZES)[number],
): Promise<void> {
  const mode = flags.includes("--dark") ? "dark" : "light";
  const context = await from.newContext({
    viewport: size,
    baseURL: url,
    colorScheme: mode,
    reducedMotion: "reduce",
    javaScriptEnabled: !flags.includes("--without-scripts"),
  });
  const page = await context.newPage();
  for (const address of addresses) {
    const file = join(folder, `${size.width}-${mode}`, `${fileName(address)}.png`);
    mkdirSync(dirname(file), { recursive: true });
    await page.goto(address);
    if (!flags.includes("--without-scripts")) await seePictures(page);
    await page.screenshot({ path: file, fullPage: true });
  }
  await context.close();
}

/** Scrolls down once: lazy images load before a full-page screenshot. */
async function seePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** @example fileName("/es/contact-us?about=trade") // "es/contact-us--about-trade" */
function fileName(address: string): string {
  const plain = address.replace(/^\//, "").replace(/[?=&,]+/g, (mark) => (mark.startsWith("?") ? "--" : "-"));
  return plain === "" ? "index" : plain;
}
