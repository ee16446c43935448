import { isDeepStrictEqual } from "node:util";
import { createInventorySearch, createVocabulary, interpretKeywords } from "../src/index.ts";
import { comparableAnswers } from "../src/testing/comparable-answer.ts";
import { randomQueries } from "../src/testing/random-queries.ts";
import { randomVehicles } from "../src/testing/random-vehicles.ts";
import { referenceSearch, referenceVehicles } from "../src/testing/reference-search.ts";
import { judgeRatio, quantiles, timed } from "./measure.ts";

const SIZE = 1_000_000;
const QUERIES = 200;
const PAGE_SIZE = 19;
/** The search's p99 in loops. A loop that takes 1.6 s leaves 10 ms. */
const GOAL = 160;

/** Compares the search with the loop at a million vehicles; returns the missed goals. */
export function benchMillion(): string[] {
  const vehicles = randomVehicles(SIZE, SIZE);
  const vocabulary = createVocabulary({ vehicles });
  const [inventory, buildTime] = timed(() =>
    createInventorySearch(vehicles, { vocabulary, pageSize: PAGE_SIZE, interpretKeywords }),
  );
  const loop = referenceSearch(referenceVehicles(vehicles), PAGE_SIZE, vocabulary);
  for (const query of randomQueries(vehicles, 50, 1, { keywords: 0 })) inventory.search(query);
  let wrong = 0;
  const times = randomQueries(vehicles, QUERIES, 2, { keywords: 0 }).map((query) => {
    const turns = [1, 2, 3].map(() => timed(() => inventory.search(query)));
    const [expected, loopTime] = timed(() => loop(query));
    const answers = comparableAnswers(turns[0]![0], expected);
    if (!isDeepStrictEqual(answers.engine, answers.loop)) wrong++;
    // The median ignores garbage collection pauses.
    return { search: quantiles(turns.map(([, time]) => time)).p50, loop: loopTime };
  });
  const search = quantiles(times.map((time) => time.search));
  const reference = quantiles(times.map((time) => time.loop));
  console.log(
    `${SIZE} vehicles: built in ${buildTime.toFixed(0)} ms; search p50 ${search.p50.toFixed(2)}, p99 ` +
      `${search.p99.toFixed(2)} ms; loop p50 ${reference.p50.toFixed(0)}, p99 ${reference.p99.toFixed(0)} ms`,
  );
  return [
    ...judgeRatio("1M p99: loop / search", reference.p99 / search.p99, { least: GOAL }),
    ...(wrong > 0 ? [`1M: ${wrong} answers differ from the loop's`] : []),
  ];
}
