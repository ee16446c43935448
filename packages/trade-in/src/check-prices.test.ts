import { fail } from "@forecourt/result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPrices } from "./check-prices.ts";

const right = {
  adjusted_whole_rough: 900_000,
  adjusted_whole_avg: 1_150_000,
  adjusted_retail_avg: 1_500_000,
};
const accepted = (value: unknown) => checkPrices({ ok: true, value });

test("keeps known prices and drops unknown ones", () => {
  expect(accepted(right)).toEqual({ ok: true, value: right });
  expect(accepted({ ...right, adjusted_whole_avg: 0, adjusted_retail_avg: null, other: "x" })).toEqual({
    ok: true,
    value: { adjusted_whole_rough: 900_000 },
  });
  expect(accepted({})).toEqual({ ok: true, value: {} });
  expect(accepted(null)).toEqual({ ok: true, value: null });
});

test("prices may be equal, from a cent to a cent below a billion dollars", () => {
  for (const cents of [1, 99_999_999_999]) {
    const value = { adjusted_whole_rough: cents, adjusted_whole_avg: cents, adjusted_retail_avg: cents };
    expect(accepted(value)).toEqual({ ok: true, value });
  }
});

test.each([
  [-1],
  [0.5],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [Number.NEGATIVE_INFINITY],
  [100_000_000_000],
  ["900000"],
  [true],
  [[900_000]],
  [900_000n],
])("refuses a price of %s", (price) => {
  for (const key of Object.keys(right)) {
    expect(accepted({ ...right, [key]: price })).toEqual(fail("provider.invalid-prices"));
  }
});

test.each([
  ["rough above average", { adjusted_whole_rough: 1_150_001 }],
  ["average above retail", { adjusted_whole_avg: 1_500_001 }],
  ["rough above retail, without an average", { adjusted_whole_rough: 1_500_001, adjusted_whole_avg: null }],
])("refuses a lower price above a higher one: %s", (_, changes) => {
  expect(accepted({ ...right, ...changes })).toEqual(fail("provider.invalid-prices"));
});

test("keeps the provider's own error code, and nothing else of it", () => {
  const error = { path: ["vin"], kind: "http", code: "http.503", status: 503 };
  expect(checkPrices({ ok: false, errors: [error], refusals: [] })).toEqual(fail("http.503"));
});

test.each([
  [undefined],
  [null],
  ["prices"],
  [12],
  [{}],
  [right],
  [{ ok: true }],
  [{ ok: "yes", value: right }],
  [{ ok: true, value: "none" }],
  [{ ok: true, value: [right] }],
  [{ ok: false }],
  [{ ok: false, errors: null }],
  [{ ok: false, errors: [] }],
  [{ ok: false, errors: [null] }],
  [{ ok: false, errors: [{ code: 503 }] }],
  [{ ok: false, errors: { code: "http.503" } }],
])("refuses the answer %j", (answer) => {
  expect(checkPrices(answer)).toEqual(fail("provider.invalid-answer"));
});

test("any answer gives prices in order or a code", () => {
  const price = fc.oneof(fc.integer(), fc.double(), fc.anything());
  const anyPrices = fc.record({
    adjusted_whole_rough: price,
    adjusted_whole_avg: price,
    adjusted_retail_avg: price,
  });
  const answer = fc.oneof(fc.anything(), fc.record({ ok: fc.constant(true), value: anyPrices }));
  fc.assert(
    fc.property(answer, (provided) => {
      const result = checkPrices(provided);
      if (!result.ok) {
        expect(typeof result.errors[0].code).toBe("string");
        return;
      }
      const {
        adjusted_whole_rough: rough,
        adjusted_whole_avg: average,
        adjusted_retail_avg: retail,
      } = {
        ...result.value,
      };
      const prices = [rough, average, retail].filter((cents) => cents !== undefined);
      expect(prices).toEqual([...prices].sort((a, b) => a! - b!));
      expect(prices.every((cents) => Number.isSafeInteger(cents) && cents! > 0)).toBe(true);
    }),
  );
});
