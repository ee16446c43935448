import { expect, test } from "vitest";
import { reviewSchema } from "./review-schema.ts";
import { sectionSchema } from "./sections/section-schema.ts";

const review = {
  id: "r-1",
  reviewer_name: "Ana",
  reviewer_photo: null,
  platform: "google",
  text: "Quick and honest.",
  language: "en",
  rating: 5,
  visit: null,
  photo: false,
  url: null,
};
const section = { kind: "reviews", id: "reviews", title: "Reviews", text: null, limit: 9 };

test.each([
  [["Sell"], ["Sale"]],
  [["Sale"], ["Sale"]],
  [
    ["Finance", "Sell", "Service", "Buy"],
    ["Finance", "Sale", "Service", "Buy"],
  ],
])("categories %j are %j, in reviews and in review filters", (categories, expected) => {
  expect(reviewSchema.parse({ ...review, categories }).categories).toEqual(expected);
  expect(sectionSchema.parse({ ...section, categories })).toMatchObject({ categories: expected });
});

test.each([[[]], [["sell"]], [["Parts"]], ["Sale"]])("%j are invalid categories", (categories) => {
  expect(reviewSchema.safeParse({ ...review, categories }).success).toBe(false);
});
