import { isDeepStrictEqual } from "node:util";
import { cents } from "@forecourt/units";
import {
  createInventorySearch,
  createVocabulary,
  interpretKeywords,
  noFilters,
  type Vehicle,
} from "../src/index.ts";
import { examplePayments } from "../src/testing/example-payments.ts";
import { randomQueries } from "../src/testing/random-queries.ts";
import { randomVehicles } from "../src/testing/random-vehicles.ts";
import { judgeRatio, timed } from "./measure.ts";

const SIZE = 100_000;
/**
 * A build in sorts of the vehicles by VIN, the reference of the same run: a build of 300 ms takes three. A build in
 * updates of one vehicle. The first search by new terms, which computes every payment, in sorts.
 */
const GOALS = { sortsPerBuild: 3, buildsPerPrice: 20, buildsPerArrival: 5, sortsPerTerms: 0.5 };

/** Times builds and updates of one vehicle, the best of several turns; returns the missed goals. */
export function benchIndex(turns: number): string[] {
  const vehicles = randomVehicles(SIZE, SIZE);
  const options = {
    vocabulary: createVocabulary({ vehicles }),
    interpretKeywords,
    paymentsBy: examplePayments,
  };
  const best = {
    sort: Infinity,
    build: Infinity,
    price: Infinity,
    arrival: Infinity,
    terms: Infinity,
    known: Infinity,
  };
  let search = createInventorySearch(vehicles, options);
  let lot = vehicles;
  for (let turn = 1; turn <= turns; turn++) {
    const [cheaper, gone] = [lot[turn]!, lot[lot.length - turn]!];
    const price: Vehicle = { ...cheaper, oldPrice: cents(1_000_000 + turn), salePrice: null };
    const arrival: Vehicle = { ...gone, vin: `BENCH${gone.vin.slice(5)}`, arrivedOn: "2026-06-15" };
    lot = [...lot.with(turn, price).filter((vehicle) => vehicle !== gone), arrival];
    const measure = <T>(what: keyof typeof best, work: () => T): T => {
      const [result, time] = timed(work);
      best[what] = Math.min(best[what], time);
      return result;
    };
    measure("sort", () => vehicles.toSorted((a, b) => (a.vin < b.vin ? -1 : 1)));
    search = measure("price", () => search.update({ changed: [price] }));
    search = measure("arrival", () => search.update({ changed: [arrival], removed: [gone.vin] }));
    const filters = { ...noFilters(), payment: { min: 200, max: 500 } };
    const byPayment = { filters, sort: "payment" as const, page: 1, terms: `${turn * 100},0,700,60` };
    measure("terms", () => search.search(byPayment));
    measure("known", () => search.search(byPayment));
    measure("build", () => createInventorySearch(lot, options));
  }
  const anew = createInventorySearch(lot, options);
  const differs = randomQueries(lot, 50, 1).filter(
    (query) => !isDeepStrictEqual(search.search(query), anew.search(query)),
  );
  const ms = (what: keyof typeof best) => `${what} ${best[what].toFixed(1)} ms`;
  console.log(`${SIZE} vehicles: ${ms("sort")}, ${ms("build")}; update: ${ms("price")}, ${ms("arrival")}`);
  console.log(`  by payment: new ${ms("terms")}, ${ms("known")}`);
  return [
    ...judgeRatio("100k build / sort by VIN", best.build / best.sort, { most: GOALS.sortsPerBuild }),
    ...judgeRatio("100k build / update of a price", best.build / best.price, { least: GOALS.buildsPerPrice }),
    ...judgeRatio("100k build / update of a sale and an arrival", best.build / best.arrival, {
      least: GOALS.buildsPerArrival,
    }),
    ...judgeRatio("100k first search by terms / sort by VIN", best.terms / best.sort, {
      most: GOALS.sortsPerTerms,
    }),
    ...(differs.length > 0 ? [`${differs.length} answers after updates differ from a new search's`] : []),
  ];
}
