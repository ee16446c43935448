/**
 * Walks through different filter states of a running product and says what the finished pages and the whole process
 * hold meanwhile. Takes half an hour: `node apps/site/bench/memory-bench.ts [states]`; part of `pnpm bench --long`.
 */
import { readFileSync } from "node:fs";
import { startProduct } from "../e2e/product/start-product.ts";

const STATES = Number(process.argv[2] ?? 20_000);
const CACHE_MB = 32;
const LANES = 4;
const LOOKS = 40;

const product = await startProduct({ PAGE_CACHE_MB: String(CACHE_MB) });
const site = product.pidOf("site");
const looks: { states: number; cacheMb: number; processMb: number }[] = [];

const look = async (states: number) => {
  const { pages } = (await (await fetch(`${product.url}/api/health`)).json()) as { pages: { bytes: number } };
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site}/status`, "utf8"))?.[1];
  looks.push({ states, cacheMb: pages.bytes / 1024 / 1024, processMb: Number(resident) / 1024 });
};

const walk = async (lane: number) => {
  for (let state = lane; state < STATES; state += LANES) {
    const low = 1000 + state;
    const answer = await fetch(`${product.url}/cars-for-sale?mileage=${low},${low + 300}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a list was answered with ${answer.status}`);
    if (state % Math.ceil(STATES / LOOKS) === 0) await look(state);
  }
};

try {
  await Promise.all(Array.from({ length: LANES }, (_, lane) => walk(lane)));
  await look(STATES);
} finally {
  await product.stop();
}

for (const { states, cacheMb, processMb } of looks)
  console.log(
    `${String(states).padStart(6)} states  ${cacheMb.toFixed(1)} MB of pages  ${processMb.toFixed(0)} MB in all`,
  );
const most = Math.max(...looks.map(({ cacheMb }) => cacheMb));
const half = looks.filter(({ states }) => states > STATES / 2);
const growth = half.at(-1)!.processMb / half[0]!.processMb;
const ok = most > 0 && most <= CACHE_MB && growth < 1.25;
console.log(
  `${ok ? "ok  " : "MISS"} pages: at most ${most.toFixed(1)} of ${CACHE_MB} MB; the process in the second half: ${growth.toFixed(2)} × (< 1.25)`,
);
process.exitCode = ok ? 0 : 1;
