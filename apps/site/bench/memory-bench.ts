/**
 * Requests different filter states of a running product, half of them as the router does. Measures the memory of the
 * cached pages and of the whole process. Takes a quarter of an hour: `node apps/site/bench/memory-bench.ts [states]`;
 * part of `pnpm bench --long`.
 */
import { readFileSync } from "node:fs";
import { startProduct } from "../e2e/product/start-product.ts";

const STATES = Number(process.argv[2] ?? 10_000);
const CACHE_MB = 96;
const CONCURRENCY = 4;
const SAMPLES = 40;
/** The router's state when it asks for a whole page. */
const ROUTER_STATE = encodeURIComponent(JSON.stringify(["", {}, null, "refetch"]));
/** How much the process may grow once the cache is full. */
const MAX_GROWTH = 1.05;

const product = await startProduct({ PAGE_CACHE_MB: String(CACHE_MB) });
const site = product.pidOf("site");
const samples: { states: number; cacheMb: number; processMb: number }[] = [];

const sample = async (states: number) => {
  const { pages } = (await (await fetch(`${product.url}/api/health`)).json()) as { pages: { bytes: number } };
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site}/status`, "utf8"))?.[1];
  samples.push({ states, cacheMb: pages.bytes / 1024 / 1024, processMb: Number(resident) / 1024 });
};

const requestStates = async (first: number) => {
  for (let state = first; state < STATES; state += CONCURRENCY) {
    const low = 1000 + state;
    const headers: Record<string, string> =
      state % 2 === 0 ? {} : { rsc: "1", "next-router-state-tree": ROUTER_STATE };
    const response = await fetch(`${product.url}/cars-for-sale?mileage=${low},${low + 300}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`a list has status ${response.status}`);
    if (state % Math.ceil(STATES / SAMPLES) === 0) await sample(state);
  }
};

try {
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, first) => requestStates(first)));
  await sample(STATES);
} finally {
  await product.stop();
}

for (const { states, cacheMb, processMb } of samples)
  console.log(
    `${String(states).padStart(6)} states  ${cacheMb.toFixed(1)} MB of pages  ${processMb.toFixed(0)} MB in all`,
  );
const most = Math.max(...samples.map(({ cacheMb }) => cacheMb));
const half = samples.filter(({ states }) => states > STATES / 2);
const growth = half.at(-1)!.processMb / half[0]!.processMb;
const ok = most > 0 && most <= CACHE_MB && growth < MAX_GROWTH;
console.log(
  `${ok ? "ok  " : "MISS"} pages: at most ${most.toFixed(1)} of ${CACHE_MB} MB; the process in the second half: ${growth.toFixed(2)} × (< ${MAX_GROWTH})`,
);
process.exitCode = ok ? 0 : 1;
