/**
 * Compares the speed of the search, the brute-force loop and itemsjs, interleaved in one run. Checks every result
 * against the loop. Exits with 1 when a result is wrong or a goal is missed.
 *
 *     node packages/inventory/bench/search-bench.ts [--quick] [--long]
 *
 * Then builds and updates the search; with `--long` also searches a million vehicles.
 */
import { isDeepStrictEqual } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createInventorySearch, createVocabulary, interpretKeywords } from "../src/index.ts";
import { comparableAnswers, countsAboveZero } from "../src/testing/comparable-answer.ts";
import { randomQueries } from "../src/testing/random-queries.ts";
import { randomVehicles } from "../src/testing/random-vehicles.ts";
import { type ReferenceAnswer, referenceSearch, referenceVehicles } from "../src/testing/reference-search.ts";
import { benchIndex } from "./index-bench.ts";
import { createItemsjsContender, type ItemsjsAnswer } from "./itemsjs-contender.ts";
import { judgeRatio, quantiles, type Times, timed } from "./measure.ts";
import { benchMillion } from "./million-bench.ts";

const quick = process.argv.includes("--quick");
const QUERIES = quick ? 150 : 500;
const PAGE_SIZE = 19;
/** Goals as ratios of one run: how many times faster the search must be. */
const GOALS = { loopP99At10k: 30, itemsjsP50At100k: 50 };

type Row = { engine: Times; loop: Times; itemsjs: Times; wrong: { engine: number; itemsjs: number } };

const rows = new Map<number, Row>();
for (const n of [1_000, 10_000, 100_000]) rows.set(n, run(n));
const failures = [...judge(), ...benchIndex(quick ? 5 : 15)];
if (process.argv.includes("--long")) failures.push(...benchMillion());
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function run(n: number): Row {
  const vehicles = randomVehicles(n, n);
  const vocabulary = createVocabulary({ vehicles });
  const lot = referenceVehicles(vehicles);
  const heapBefore = memory();
  const [inventory, buildTime] = timed(() =>
    createInventorySearch(vehicles, { vocabulary, pageSize: PAGE_SIZE, interpretKeywords }),
  );
  const heap = memory() - heapBefore;
  const loop = referenceSearch(lot, PAGE_SIZE, vocabulary);
  const [itemsjs, itemsjsBuildTime] = timed(() => createItemsjsContender(lot, PAGE_SIZE));
  const queries = randomQueries(vehicles, QUERIES, n + 1, { keywords: 0 });
  const warmUp = randomQueries(vehicles, n > 10_000 ? 10 : 200, n + 2, { keywords: 0 });
  for (const query of warmUp) {
    inventory.search(query);
    loop(query);
    itemsjs(query);
  }
  const times = { engine: [] as number[], loop: [] as number[], itemsjs: [] as number[] };
  const wrong = { engine: 0, itemsjs: 0 };
  // The median of three turns, which ignores garbage collection pauses.
  const turns = n > 10_000 || quick ? 1 : 3;
  for (const query of queries) {
    const own = { engine: [] as number[], loop: [] as number[], itemsjs: [] as number[] };
    for (let turn = 1; turn <= turns; turn++) {
      const [answer, engineTime] = timed(() => inventory.search(query));
      const [expected, loopTime] = timed(() => loop(query));
      const [other, itemsjsTime] = timed(() => itemsjs(query));
      own.engine.push(engineTime);
      own.loop.push(loopTime);
      own.itemsjs.push(itemsjsTime);
      if (turn > 1) continue;
      const answers = comparableAnswers(answer, expected);
      if (!isDeepStrictEqual(answers.engine, answers.loop)) wrong.engine++;
      if (!agrees(other, expected)) wrong.itemsjs++;
    }
    times.engine.push(quantiles(own.engine).p50);
    times.loop.push(quantiles(own.loop).p50);
    times.itemsjs.push(quantiles(own.itemsjs).p50);
  }
  // Keyword queries are only checked, since itemsjs has no equivalent.
  for (const query of randomQueries(vehicles, QUERIES / 5, n + 3, { keywords: 1 })) {
    const answers = comparableAnswers(inventory.search(query), loop(query));
    if (!isDeepStrictEqual(answers.engine, answers.loop)) wrong.engine++;
  }
  const row = {
    engine: quantiles(times.engine),
    loop: quantiles(times.loop),
    itemsjs: quantiles(times.itemsjs),
    wrong,
  };
  print(n, row, buildTime, itemsjsBuildTime, heap);
  return row;
}

function judge(): string[] {
  const missed: string[] = [];
  for (const [n, { wrong }] of rows) {
    if (wrong.engine > 0) missed.push(`${n}: ${wrong.engine} answers differ from the loop's`);
    if (wrong.itemsjs > 0)
      missed.push(`${n}: ${wrong.itemsjs} answers of itemsjs differ, its times mean nothing`);
  }
  const at10k = rows.get(10_000)!;
  const at100k = rows.get(100_000)!;
  missed.push(
    ...judgeRatio("10k p99: loop / search", at10k.loop.p99 / at10k.engine.p99, { least: GOALS.loopP99At10k }),
    ...judgeRatio("100k p50: itemsjs / search", at100k.itemsjs.p50 / at100k.engine.p50, {
      least: GOALS.itemsjsP50At100k,
    }),
  );
  return missed;
}

function agrees(answer: ItemsjsAnswer, expected: ReferenceAnswer): boolean {
  const counts = (facets: ReferenceAnswer["facets"]) =>
    Object.values(facets).map((group) => countsAboveZero(Object.entries(group)));
  return (
    answer.total === expected.total &&
    isDeepStrictEqual(answer.vins, expected.vins) &&
    isDeepStrictEqual(counts(answer.facets), counts(expected.facets))
  );
}

function print(n: number, row: Row, buildTime: number, itemsjsBuildTime: number, heap: number): void {
  const ms = (time: number) => time.toFixed(3).padStart(9);
  const line = (name: string, { p50, p99 }: Times) =>
    `  ${name.padEnd(8)} p50 ${ms(p50)}  p99 ${ms(p99)} ms   ${(p50 / row.engine.p50).toFixed(0).padStart(4)} ×  ${(p99 / row.engine.p99).toFixed(0).padStart(4)} ×`;
  console.log(`${n} vehicles, ${QUERIES} queries`);
  console.log(line("search", row.engine));
  console.log(line("loop", row.loop));
  console.log(line("itemsjs", row.itemsjs));
  console.log(
    `  built in ${buildTime.toFixed(0)} ms (itemsjs ${itemsjsBuildTime.toFixed(0)} ms), ${heap.toFixed(1)} MB; ` +
      `wrong answers: search ${row.wrong.engine}, itemsjs ${row.wrong.itemsjs}`,
  );
}

/** Megabytes in use, after a garbage collection. */
function memory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
