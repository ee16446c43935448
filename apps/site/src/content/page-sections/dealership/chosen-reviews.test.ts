import type { Review } from "@forecourt/dealership/content";
import { expect, test } from "vitest";
import { chosenReviews } from "./chosen-reviews.ts";

const review = (id: string, language: "en" | "es", categories: Review["categories"]) =>
  ({ id, language, categories }) as Review;
const reviews = [
  review("en-finance", "en", ["Finance"]),
  review("es-finance", "es", ["Finance"]),
  review("en-service", "en", ["Service"]),
  review("es-service", "es", ["Service"]),
  review("es-sale", "es", ["Sale"]),
];
const chosen = (locale: "en" | "es", limit = 9) =>
  chosenReviews(reviews, { categories: ["Service", "Finance"], limit }, locale).map(({ id }) => id);

test("puts reviews in the page's language first, then sorts by category", () => {
  expect(chosen("es")).toEqual(["es-service", "es-finance", "en-service", "en-finance"]);
  expect(chosen("en")).toEqual(["en-service", "en-finance", "es-service", "es-finance"]);
});

test("cuts the other language off first", () => {
  expect(chosen("en", 2)).toEqual(["en-service", "en-finance"]);
});
