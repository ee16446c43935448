import { describe, expect, test } from "vitest";
import { keywordRanges } from "./keyword-ranges.ts";

const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });
const between = (min: number, max: number) => ({ min, max });

function rangesOf(text: string) {
  const { ranges, rest } = keywordRanges(text);
  return { ...ranges, rest: rest.replace(/\s+/g, " ").trim() };
}

describe("amounts", () => {
  test.each([
    ["$1,234,500", { price: upTo(1_234_500), rest: "" }],
    ["$950", { price: upTo(950), rest: "" }],
    ["$12.5k", { price: upTo(12_500), rest: "" }],
    ["12,5k", { price: upTo(12_500), rest: "" }],
    ["under 20,", { rest: "under 20," }],
    ["under 20,000.", { price: upTo(20_000), rest: "" }],
    ["900 dollars", { price: upTo(900), rest: "" }],
    ["900", { rest: "900" }],
    ["under 999", { rest: "under 999" }],
    ["under 1000", { price: upTo(1000), rest: "" }],
    ["over 1000", { price: from(1000), rest: "" }],
    ["under 20 grand cherokee", { rest: "under 20 grand cherokee" }],
    ["20 grand suv", { price: upTo(20_000), rest: "suv" }],
  ])("%s", (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });
});

describe("a number alone", () => {
  test.each([
    ["3000", { price: upTo(3000), rest: "" }],
    ["2500", { rest: "2500" }],
    ["3500", { rest: "3500" }],
    ["2000", { year: between(2000, 2000), rest: "" }],
    ["9999", { rest: "9999" }],
    ["10000", { price: upTo(10_000), rest: "" }],
    ["16900", { price: upTo(16_900), rest: "" }],
    ["97201", { rest: "97201" }],
    ["1000000", { rest: "1000000" }],
    ["999900", { price: upTo(999_900), rest: "" }],
    ["x16900", { rest: "x16900" }],
  ])("%s", (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });
});

describe("years", () => {
  test.each([
    ["1950", { year: between(1950, 1950), rest: "" }],
    ["1949", { rest: "1949" }],
    ["2049", { year: between(2049, 2049), rest: "" }],
    ["2050", { rest: "2050" }],
    ["2,020", { rest: "2,020" }],
    ["2020.5", { rest: "2020.5" }],
    ["2018 2021 2019", { year: between(2018, 2021), rest: "" }],
    ["under 2015", { year: upTo(2014), rest: "" }],
    ["under 2000", { price: upTo(2000), rest: "" }],
    ["over 2018", { year: from(2019), rest: "" }],
    ["about 2018", { year: between(2018, 2018), rest: "about" }],
    ["pre 2015", { year: upTo(2014), rest: "" }],
    ["2015 or older", { year: upTo(2015), rest: "" }],
    ["900 or less", { rest: "900 or less" }],
    ["12345 or less", { rest: "12345 or less" }],
  ])("%s", (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });
});

describe("ranges", () => {
  test.each([
    ["10-20k", { price: between(10_000, 20_000), rest: "" }],
    ["20k to 10k", { price: between(10_000, 20_000), rest: "" }],
    ["1000-2000k", { price: between(1000, 2_000_000), rest: "" }],
    ["999-2000k", { price: between(999_000, 2_000_000), rest: "" }],
    ["20000-25000", { price: between(20_000, 25_000), rest: "" }],
    ["2500-25000", { rest: "2500-25000" }],
    ["20000-25001", { rest: "20000-25001" }],
    ["4-6 cylinder", { rest: "4-6 cylinder" }],
    ["2018 to 20k", { price: between(2018, 20_000), rest: "" }],
    ["20k-50k miles", { mileage: between(20_000, 50_000), rest: "" }],
    ["300 to 400 a month", { payment: between(300, 400), rest: "" }],
    ["around $400/mo", { payment: between(360, 440), rest: "" }],
    ["about 50k miles", { mileage: between(45_000, 55_000), rest: "" }],
    ["around 20", { rest: "around 20" }],
  ])("%s", (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });
});

describe("miles", () => {
  test.each([
    ["low miles", { mileage: upTo(30_000), rest: "" }],
    ["very low mileage", { mileage: upTo(30_000), rest: "" }],
    ["pocas millas", { mileage: upTo(30_000), rest: "" }],
    ["low milestone", { rest: "low milestone" }],
    ["low miles under 25k", { mileage: upTo(30_000), price: upTo(25_000), rest: "" }],
    ["mileage under 40000", { mileage: upTo(39_999), rest: "" }],
    ["miles over 5k", { mileage: from(5001), rest: "" }],
    ["under 30k miles under 20k", { mileage: upTo(29_999), price: upTo(20_000), rest: "" }],
    ["up to 60000 mi", { mileage: upTo(60_000), rest: "" }],
    ["a,low miles,b", { mileage: upTo(30_000), rest: "a, ,b" }],
  ])("%s", (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });
});
