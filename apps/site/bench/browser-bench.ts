/**
 * Measures what a shopper's browser does, against the hello app of the same run: scripts, the first visit, moves and
 * responsiveness. Uses the product at `PRODUCT_URL`, or starts one. `node apps/site/bench/browser-bench.ts [scripts |
 * first-visit | moves | responsiveness] [--quick]`; part of `pnpm bench`.
 */
import { givenProduct } from "../e2e/product/given-product.ts";
import { measureFirstVisit } from "./first-visit.ts";
import { collectGoals, kB } from "./goals.ts";
import { startHello } from "./hello-server.ts";
import { launchBrowser } from "./launch-browser.ts";
import { benchMoves } from "./moves/bench-moves.ts";
import { pageKinds } from "./page-kinds.ts";
import { measurePageScripts } from "./page-scripts.ts";
import { measureResponsiveness } from "./responsiveness.ts";
import { WALKS } from "./walks.ts";

const MAX_FIRST_VISIT = 100_000;
const MAX_INP_MS = 100;
/** A page with fewer scripts than the framework's own has not loaded them all. */
const MIN_SCRIPTS = 0.95;

const parts = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isQuick = process.argv.includes("--quick");
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const goals = collectGoals();
const hello = await startHello();
const links = await startHello("links");
const product = await givenProduct();
const browser = await launchBrowser();
try {
  if (isWanted("scripts")) await benchScripts();
  if (isWanted("first-visit"))
    await goals.measure("first visit of the list until load", async () => {
      const { bytes, byType } = await measureFirstVisit(browser, `${product.url}/cars-for-sale`);
      const each = Object.entries(byType).map(([type, size]) => `${type} ${kB(size)}`);
      const figure = `${kB(bytes)} kB (≤ ${kB(MAX_FIRST_VISIT)}): ${each.join(", ")}`;
      return { figure, ok: bytes <= MAX_FIRST_VISIT };
    });
  if (isWanted("moves"))
    await benchMoves(goals, browser, product.url, links.url, isQuick ? { fast: 1, slow: 1 } : undefined);
  if (isWanted("responsiveness"))
    for (const [name, walk] of Object.entries(WALKS))
      await goals.measure(`a walk that begins before hydration, slow line: ${name}`, async () => {
        const { inp, target, cls, shifted } = await measureResponsiveness(browser, product.url, walk);
        const figure = `INP ${Math.round(inp)} ms (≤ ${MAX_INP_MS}) at ${target}, CLS ${cls} (0) ${shifted}`;
        return { figure, ok: inp <= MAX_INP_MS && cls === 0 };
      });
} finally {
  await browser.close();
  await product.stop();
  await links.stop();
  await hello.stop();
}
goals.finish("browser bench");

async function benchScripts(): Promise<void> {
  const floor = await measurePageScripts(browser, hello.url);
  for (const { name, path, maxScripts } of await pageKinds(product.url))
    await goals.measure(`JavaScript, ${name}`, async () => {
      const { beforeLoad, inAll } = await measurePageScripts(browser, product.url + path);
      const ratio = inAll / floor.inAll;
      const figure = `${kB(beforeLoad)} kB before load (0), ${kB(inAll)} kB after the pointer moves = ${ratio.toFixed(3)} × hello ${kB(floor.inAll)} kB (≤ ${maxScripts})`;
      return { figure, ok: beforeLoad === 0 && ratio >= MIN_SCRIPTS && ratio <= maxScripts };
    });
}
