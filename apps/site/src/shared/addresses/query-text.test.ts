import { createVocabulary, listingUrl, noFilters, parseListing } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { queryText } from "./query-text.ts";

test.each([
  ["", ""],
  ["year=2024%2Cnull&page=2", "year=2024,null&page=2"],
  ["q=awd+under+25k", "q=awd+under+25k"],
  ["q=a%26b%3Dc", "q=a%26b%3Dc"],
])("%s is written %s", (from, to) => {
  expect(queryText(new URLSearchParams(from))).toBe(to);
});

test("the query of a list keeps the canonical address", () => {
  const vocabulary = createVocabulary({
    stores: [
      { id: "north", label: "North" },
      { id: "west-park", label: "West" },
    ],
  });
  const filters = {
    ...noFilters(),
    stores: ["north", "west-park"],
    year: { min: 2024, max: null },
    q: "awd suv",
  };
  const address = listingUrl({ filters, sort: "priceLow", page: 2 }, vocabulary);
  const { pathname, searchParams } = new URL(address, "http://site");
  expect(`${pathname}?${queryText(searchParams)}`).toBe(address);
  expect(parseListing(pathname, searchParams, vocabulary)).toMatchObject({ url: address });
});
