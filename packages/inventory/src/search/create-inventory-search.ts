import { noFilters } from "../filters.ts";
import { applyKeywords } from "../keywords/apply-keywords.ts";
import type { Interpretation } from "../keywords/interpret-keywords.ts";
import { slugId, type Vehicle } from "../vehicle.ts";
import { buildVocabulary, type Vocabulary } from "../vocabulary.ts";
import { createAnswers } from "./answer-query.ts";
import { applyChanges } from "./apply-changes.ts";
import { isEmpty, wordsFor } from "./bitset.ts";
import type { InventorySearch, InventorySearchOptions } from "./inventory-search.ts";
import { similarVehicles } from "./similar-vehicles.ts";
import { findVehicle, indexStock, type Stock, updateStock } from "./stock.ts";

const PAGE_SIZE = 19;

/**
 * Builds an in-memory search over vehicles (docs/product/inventory.md). Sold vehicles are not listed. Values of one group
 * are combined with OR, groups with AND; each group is counted with the filters of all other groups.
 *
 * @example
 * const inventory = createInventorySearch(vehicles, { priceOf: (vehicle) => vehicle.oldPrice, interpretKeywords });
 * inventory.search({ filters: { ...noFilters(), bodyStyle: ["suvs"] }, sort: "newest", page: 1 }).total
 */
export function createInventorySearch<V extends Vehicle = Vehicle>(
  vehicles: readonly V[],
  options: InventorySearchOptions<V> = {},
): InventorySearch<V> {
  const { pageSize = PAGE_SIZE, interpretKeywords = literalWords, paymentsBy } = options;
  const rules = { priceOf: options.priceOf ?? price, isListed: options.isListed ?? isPublic };

  /** `lot` is null when the vocabulary was given; otherwise the vocabulary is made of it. */
  const searchOf = (
    stock: Stock<V>,
    vocabulary: Vocabulary,
    lot: readonly V[] | null,
  ): InventorySearch<V> => {
    const { search, keywordsOf } = createAnswers(stock, {
      pageSize,
      vocabulary,
      interpretKeywords,
      paymentsBy,
    });
    return {
      size: stock.listed.vehicles.length,
      applyKeywords(query) {
        const keywords = keywordsOf(query);
        return keywords === null || isIdentifier(stock, query.filters.q)
          ? query
          : applyKeywords(query, keywords);
      },
      find: (vin) => findVehicle(stock, vin),
      similar: (vehicle, n) => similarVehicles(stock.listed, vehicle, rules.priceOf(vehicle), n),
      search,
      update(changes, given) {
        const nextLot = given || !lot ? null : applyChanges(lot, changes);
        const next = given ?? (nextLot ? buildVocabulary({ vehicles: nextLot }) : vocabulary);
        return searchOf(updateStock(stock, changes, rules, next), next, nextLot);
      },
    };
  };

  const vocabulary = options.vocabulary ?? buildVocabulary({ vehicles });
  return searchOf(indexStock(vehicles, rules, vocabulary), vocabulary, options.vocabulary ? null : vehicles);
}

function isIdentifier<V extends Vehicle>({ listed: { text, vehicles } }: Stock<V>, q: string): boolean {
  const found = new Uint32Array(wordsFor(vehicles.length));
  text.addIdentified(found, q);
  return !isEmpty(found);
}

function price({ salePrice, oldPrice }: Vehicle): number | null {
  return salePrice ?? oldPrice;
}

function isPublic({ visibility }: Vehicle): boolean {
  return visibility === "public";
}

function literalWords(q: string): Interpretation {
  const typed = slugId(q).split("_").filter(Boolean);
  return {
    filters: noFilters(),
    parts: typed.map((word) => ({ typed: word, excluded: false, words: [word] })),
  };
}
