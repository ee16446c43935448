import {
  activeFilters,
  createInventorySearch,
  createVocabulary,
  interpretKeywords,
  readParams,
} from "@forecourt/inventory";
import { vehicles } from "./vehicles.ts";

export const vocabulary = createVocabulary({ vehicles });
const inventory = createInventorySearch(vehicles, { vocabulary, interpretKeywords });

/** Searches the lot by words. Says what the words mean, and which were ignored: with those, no vehicle would be left. */
export function searchLot(words: string) {
  const query = readParams(new URLSearchParams({ q: words }), vocabulary);
  const { total, vehicles: found, facets, keywords } = inventory.search(query);
  const parts = keywords?.parts ?? [];
  const ignored = keywords?.ignored ?? [];
  return {
    total,
    found,
    facets,
    filters: keywords ? activeFilters(keywords.filters) : [],
    otherWords: parts.filter((part) => !ignored.includes(part)).map(({ typed }) => typed),
    ignoredWords: ignored.map(({ typed }) => typed),
  };
}
