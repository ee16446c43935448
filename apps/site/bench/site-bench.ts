/**
 * Compares the built site with the hello page and the script-free page in one run. Reports which goals are met. `node
 * apps/site/bench/site-bench.ts`; part of `pnpm bench`.
 */
import { startProduct } from "../e2e/product/start-product.ts";
import { collectGoals } from "./goals.ts";
import { startHello } from "./hello-server.ts";
import { medianLargestPaint, startScriptFree } from "./largest-paint.ts";
import { median } from "./median.ts";
import { measureThroughput } from "./throughput.ts";

type Health = { pages: { rendered: number } };
const { goal, finish } = collectGoals();

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

finish("site bench");
