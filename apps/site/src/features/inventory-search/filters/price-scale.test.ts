import { expect, test } from "vitest";
import { sliderStops } from "./price-scale.ts";

const bins = [
  { from: 5_000, to: 10_000, count: 4 },
  { from: 10_000, to: 15_000, count: 16 },
  { from: 15_000, to: null, count: 0 },
];

test("has one stop at each edge of a bar; the outermost are open", () => {
  expect(sliderStops(bins, "en", "Any")).toEqual([
    { value: 5_000, text: "Any" },
    { value: 10_000, text: "$10,000" },
    { value: 15_000, text: "$15,000" },
    { value: 20_000, text: "Any" },
  ]);
  expect(sliderStops([], "en", "Any")).toEqual([]);
});
