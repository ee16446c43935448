import { expect, test } from "vitest";
import { histogramBars, sliderStops } from "./price-scale.ts";

const bins = [
  { from: 5_000, to: 10_000, count: 4 },
  { from: 10_000, to: 15_000, count: 16 },
  { from: 15_000, to: null, count: 0 },
];
const selected = (min: number | null, max: number | null) =>
  histogramBars(bins, { min, max }).map((bar) => bar.selected);

test("the fullest bar is full, an empty one is flat", () => {
  expect(histogramBars(bins, { min: null, max: null }).map(({ height }) => height)).toEqual([0.5, 1, 0]);
});

test("bars that the range reaches into are selected", () => {
  expect(selected(null, null)).toEqual([true, true, true]);
  expect(selected(10_000, null)).toEqual([false, true, true]);
  expect(selected(null, 10_000)).toEqual([true, false, false]);
  expect(selected(9_000, 11_000)).toEqual([true, true, false]);
  expect(selected(90_000, null)).toEqual([false, false, true]);
});

test("one stop at each edge of a bar; the outermost are open", () => {
  expect(sliderStops(bins, "en", "Any")).toEqual([
    { value: 5_000, text: "Any" },
    { value: 10_000, text: "$10,000" },
    { value: 15_000, text: "$15,000" },
    { value: 20_000, text: "Any" },
  ]);
  expect(sliderStops([], "en", "Any")).toEqual([]);
});
