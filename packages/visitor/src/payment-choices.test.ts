import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  PAYMENT_CHOICES,
  type PaymentChoicesAction,
  parsePaymentChoices,
  paymentChoicesReducer,
} from "./payment-choices.ts";

/** The calculator's own limits; money in cents. */
const limits = {
  cashDown: { min: 0, max: 2_000_000, step: 10_000 },
  tradeEquity: { min: 0, max: 2_000_000, step: 10_000 },
  creditScore: { min: 400, max: 850, step: 10 },
  financeTerm: { min: 12, max: 72, step: 12 },
  leaseTerm: { min: 24, max: 39, step: 3 },
  leaseMiles: { min: 10_000, max: 15_000, step: 2_500 },
};

describe("a payment choice", () => {
  test.each([
    ["cashDown", 250_000, 250_000],
    ["cashDown", -1, 0],
    ["cashDown", 2_000_001, 2_000_000],
    ["cashDown", 254_999, 250_000],
    ["cashDown", 255_000, 260_000],
    ["creditScore", 399, 400],
    ["creditScore", 851, 850],
    ["creditScore", 654, 650],
    ["financeTerm", 50, 48],
    ["financeTerm", Number.POSITIVE_INFINITY, 72],
    ["leaseTerm", 37, 36],
    ["leaseTerm", 100, 39],
    ["leaseMiles", 11_250, 12_500],
  ] as const)("of %s: %d becomes %i", (choice, value, expected) => {
    const made = paymentChoicesReducer({}, { type: "choice-made", choice, value, limits: limits[choice] });
    expect(made).toEqual({ [choice]: expected });
  });

  test("of NaN changes nothing", () => {
    const before = { financeTerm: 48 };
    const action = {
      type: "choice-made",
      choice: "financeTerm",
      value: Number.NaN,
      limits: limits.financeTerm,
    } as const;
    expect(paymentChoicesReducer(before, action)).toBe(before);
  });

  test("never exceeds limits that are not a multiple of the step", () => {
    const uneven = { min: 0, max: 25, step: 10 };
    const at = (value: number) =>
      paymentChoicesReducer({}, { type: "choice-made", choice: "cashDown", value, limits: uneven }).cashDown;
    expect([at(14), at(15), at(25)]).toEqual([10, 20, 25]);
  });
});

test("a choice or method keeps the others, and clearing removes all", () => {
  const before = Object.freeze({ financeTerm: 48 });
  const leasing = paymentChoicesReducer(before, { type: "method-chosen", method: "lease" });
  expect(leasing).toEqual({ financeTerm: 48, method: "lease" });
  const action = { type: "choice-made", choice: "leaseTerm", value: 36, limits: limits.leaseTerm } as const;
  expect(paymentChoicesReducer(leasing, action)).toEqual({ financeTerm: 48, method: "lease", leaseTerm: 36 });
  expect(paymentChoicesReducer(leasing, { type: "choices-cleared" })).toEqual({});
});

test("any sequence of choices stays within limits and survives serialisation", () => {
  const made = fc.constantFrom(...PAYMENT_CHOICES).chain((choice) =>
    fc.record({
      type: fc.constant("choice-made" as const),
      choice: fc.constant(choice),
      value: fc.oneof(fc.double(), fc.integer({ min: -100, max: 3_000_000 })),
      limits: fc.constant(limits[choice]),
    }),
  );
  const method = fc.constantFrom("finance" as const, "lease" as const);
  const action: fc.Arbitrary<PaymentChoicesAction> = fc.oneof(
    { weight: 6, arbitrary: made },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("method-chosen" as const), method }) },
    { weight: 1, arbitrary: fc.constant({ type: "choices-cleared" as const }) },
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 10 }), (steps) => {
      const choices = steps.reduce(paymentChoicesReducer, {});
      for (const choice of PAYMENT_CHOICES) {
        const value = choices[choice];
        if (value === undefined) continue;
        const { min, max, step } = limits[choice];
        expect([value >= min, value <= max, (value - min) % step]).toEqual([true, true, 0]);
      }
      expect(parsePaymentChoices(JSON.stringify(choices))).toEqual(choices);
    }),
    { numRuns: 300 },
  );
});

describe("parsePaymentChoices", () => {
  test.each([
    null,
    undefined,
    "",
    "{",
    "null",
    "[1]",
    "7",
    "[".repeat(100_000),
    '{"__proto__":{"cashDown":1}}',
  ])("returns no choices for %j", (text) => {
    expect(parsePaymentChoices(text)).toEqual({});
  });

  test("ignores unknown choices and values that are not numbers", () => {
    const text = '{"cashDown":"1","creditScore":1e999,"financeTerm":48,"method":"gift","income":1}';
    expect(parsePaymentChoices(text)).toEqual({ financeTerm: 48 });
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.anything()), (text) => {
        expect(() => parsePaymentChoices(text)).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });
});
