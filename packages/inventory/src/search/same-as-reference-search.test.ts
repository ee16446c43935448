import { describe, expect, test } from "vitest";
import { interpretKeywords } from "../keywords/interpret-keywords.ts";
import { comparableAnswers } from "../testing/comparable-answer.ts";
import { examplePayments } from "../testing/example-payments.ts";
import { randomQueries } from "../testing/random-queries.ts";
import { randomVehicles } from "../testing/random-vehicles.ts";
import { referenceSearch, referenceVehicles } from "../testing/reference-search.ts";
import { createVocabulary } from "../vocabulary.ts";
import { createInventorySearch } from "./create-inventory-search.ts";

describe.each([
  [1_000, 200],
  [10_000, 15],
])("%i vehicles", (n, queries) => {
  test("results of random queries equal those of the brute-force loop", () => {
    const vehicles = randomVehicles(n, n);
    const vocabulary = createVocabulary({ vehicles });
    const inventory = createInventorySearch(vehicles, { vocabulary, interpretKeywords });
    const loop = referenceSearch(referenceVehicles(vehicles), 19, vocabulary);
    for (const query of randomQueries(vehicles, queries, 7)) {
      const answers = comparableAnswers(inventory.search(query), loop(query));
      expect(answers.engine, JSON.stringify(query)).toEqual(answers.loop);
    }
  });

  test("payments by a query's terms equal those of the brute-force loop", () => {
    const vehicles = randomVehicles(n, n + 1).map((vehicle, at) =>
      at % 11 === 0 ? { ...vehicle, salePrice: null, oldPrice: null } : vehicle,
    );
    const vocabulary = createVocabulary({ vehicles });
    const options = { vocabulary, interpretKeywords, paymentsBy: examplePayments };
    const inventory = createInventorySearch(vehicles, options);
    const loop = referenceSearch(referenceVehicles(vehicles), 19, vocabulary, examplePayments);
    for (const query of randomQueries(vehicles, queries, 8, { payments: 1 })) {
      const answers = comparableAnswers(inventory.search(query), loop(query));
      expect(answers.engine, JSON.stringify(query)).toEqual(answers.loop);
    }
  });
});
