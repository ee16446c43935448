/**
 * Compares the built site with the hello page and the script-free page in one run. Reports which goals are met. `node
 * apps/site/bench/site-bench.ts`; part of `pnpm bench`.
 */
import { startProduct } from "../e2e/product/start-product.ts";
import { startHello } from "./hello-server.ts";
import { medianLargestPaint, startScriptFree } from "./largest-paint.ts";
import { measurePageScripts } from "./page-scripts.ts";
import { measureThroughput } from "./throughput.ts";

type Health = { pages: { rendered: number } };
const goals: { name: string; figure: string; ok: boolean }[] = [];
const goal = (name: string, figure: string, ok: boolean) => {
  goals.push({ name, figure, ok });
  console.log(`${ok ? "ok  " : "MISS"} ${name}: ${figure}`);
};

const hello = await startHello();
const product = await startProduct();
const health = async () => (await (await fetch(`${product.url}/api/health`)).json()) as Health;
try {
  const vehicles = (await (
    await fetch(`${product.url}/api/v1/store-group/larkspur/website/vehicles`)
  ).json()) as { vehicles: { url: string }[] };
  const vehicleUrl = product.url + new URL(vehicles.vehicles[0]!.url, product.url).pathname;
  const listUrl = `${product.url}/cars-for-sale`;
  const pages = { list: listUrl, vehicle: vehicleUrl };

  const floor = await measurePageScripts(hello.url);
  for (const [name, url] of Object.entries(pages)) {
    const scripts = await measurePageScripts(url);
    goal(`JavaScript before load, ${name}`, `${scripts.beforeLoad} bytes (0)`, scripts.beforeLoad === 0);
    const ratio = scripts.inAll / floor.inAll;
    goal(
      `JavaScript in all, ${name}`,
      `${kB(scripts.inAll)} kB = ${ratio.toFixed(3)} × hello ${kB(floor.inAll)} kB (≤ 1.10)`,
      ratio <= 1.1,
    );
  }

  const scriptFree = await startScriptFree(product.url);
  for (const [name, url] of Object.entries(pages)) {
    const ours = await medianLargestPaint(url, 3);
    const bare = await medianLargestPaint(url.replace(product.url, scriptFree.url), 3);
    goal(
      `LCP, ${name}`,
      `${Math.round(ours)} ms = ${(ours / bare).toFixed(3)} × script-free ${Math.round(bare)} ms (≤ 1.10)`,
      ours / bare <= 1.1,
    );
  }
  scriptFree.stop();

  const rates: Record<string, number[]> = { hello: [], list: [], vehicle: [] };
  for (let round = 0; round < 3; round += 1) {
    rates["hello"]!.push(await measureThroughput(hello.url, { seconds: 4 }));
    for (const [name, url] of Object.entries(pages))
      rates[name]!.push(await measureThroughput(url, { seconds: 4 }));
  }
  for (const name of Object.keys(pages)) {
    const ratio = median(rates[name]!) / median(rates["hello"]!);
    goal(
      `a ${name} page seen before`,
      `${Math.round(median(rates[name]!))}/s = ${ratio.toFixed(1)} × hello ${Math.round(median(rates["hello"]!))}/s (≥ 10)`,
      ratio >= 10,
    );
  }

  const before = (await health()).pages.rendered;
  await Promise.all(
    Array.from({ length: 1000 }, () =>
      fetch(`${product.url}/cars-for-sale/suvs?year=2021,2023&mileage=null,60000`).then((answer) =>
        answer.arrayBuffer(),
      ),
    ),
  );
  const renders = (await health()).pages.rendered - before;
  goal("1,000 requests at once for one unseen listing", `${renders} rendering (1)`, renders === 1);
} finally {
  await product.stop();
  await hello.stop();
}

const missed = goals.filter(({ ok }) => !ok).length;
console.log(`site bench: ${goals.length - missed} goals met, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
