import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultOfferSettings } from "../default-offer-settings.ts";
import { sampleQuestionnaire } from "../testing/sample-questionnaire.ts";
import { checkOfferSettings } from "./check-offer-settings.ts";

function errors(value: unknown): string[] {
  const checked = checkOfferSettings(value, sampleQuestionnaire);
  if (checked.ok) return [];
  return checked.errors.map(({ path, code }) => `${path.join(".")}: ${code.replace("configuration.", "")}`);
}
const rough = { vehiclePriceKey: "adjusted_whole_rough" };
const later = defaultOfferSettings.moreCashLater!;
const badRule = [{ object: "vehicle", key: "colour", operator: "==", ruleValue: "red" }];

test("the default settings are valid, also without the two optional tiers", () => {
  expect(checkOfferSettings(defaultOfferSettings, { questions: [] })).toEqual({
    ok: true,
    value: defaultOfferSettings,
  });
  expect(errors({ validDays: 0, cashNow: { priceRules: [rough] } })).toEqual([]);
});

describe("wrong values", () => {
  test.each<[unknown, string[]]>([
    [null, [": wrong-type"]],
    [{}, ["validDays: wrong-type", "cashNow: wrong-type"]],
    [{ ...defaultOfferSettings, validDays: -1 }, ["validDays: out-of-range"]],
    [{ ...defaultOfferSettings, validDays: 6.5 }, ["validDays: out-of-range"]],
    [
      { ...defaultOfferSettings, bringVehicleIn: { logicOperation: "not" } },
      ["bringVehicleIn.logicOperation: unknown-value"],
    ],
    [
      { ...defaultOfferSettings, moreCashLater: { ...later, stepPayments: undefined } },
      ["moreCashLater.stepPayments: wrong-type"],
    ],
    [{ ...defaultOfferSettings, tradeUp: {} }, ["tradeUp: unknown-field"]],
  ])("%j", (value, expected) => {
    expect(errors(value)).toEqual(expected);
  });

  test.each<[Record<string, unknown>, string | null]>([
    [{ percent: 97.5, amount: -50_000, logicOperation: "or", rules: [] }, null],
    [{ vehiclePriceKey: "msrp" }, "vehiclePriceKey: unknown-key"],
    [{ vehiclePriceKey: undefined }, "vehiclePriceKey: wrong-type"],
    [{ percent: 101 }, "percent: out-of-range"],
    [{ amount: 0.5 }, "amount: out-of-range"],
    [{ rules: badRule }, "rules.0.key: unknown-key"],
    [{ label: "x" }, "label: unknown-field"],
  ])("in a price rule: %j", (changes, error) => {
    const priceRules = [rough, { ...rough, ...changes }];
    expect(errors({ ...defaultOfferSettings, cashNow: { priceRules } })).toEqual(
      error ? [`cashNow.priceRules.1.${error}`] : [],
    );
    expect(errors({ ...defaultOfferSettings, moreCashLater: { ...later, priceRules } })).toEqual(
      error ? [`moreCashLater.priceRules.1.${error}`] : [],
    );
  });

  test.each<[Record<string, unknown>, string | null]>([
    [{ disclaimer: "Subject to sale.", percent: 0, amount: 0, logic: "sum" }, null],
    [{ logic: "greater" }, null],
    [{ logic: "and" }, "logic: unknown-value"],
    [{ label: "" }, "label: empty"],
    [{ label: undefined }, "label: wrong-type"],
    [{ disclaimer: 1 }, "disclaimer: wrong-type"],
    [{ percent: 100.5 }, "percent: out-of-range"],
    [{ amount: -1 }, "amount: out-of-range"],
    [{ rules: [] }, "rules: unknown-field"],
  ])("in a payment: %j", (changes, error) => {
    const payments = [{ label: "first" }, { label: "second", ...changes }];
    for (const list of ["stepPayments", "additionalPayments"]) {
      expect(errors({ ...defaultOfferSettings, moreCashLater: { ...later, [list]: payments } })).toEqual(
        error ? [`moreCashLater.${list}.1.${error}`] : [],
      );
    }
  });
});

describe("references", () => {
  test("rules are checked in every tier, against the questionnaire", () => {
    const rules = [{ object: "answers", key: "sunroof", operator: "==", ruleValue: "yes" }];
    expect(errors({ ...defaultOfferSettings, bringVehicleIn: { rules } })).toEqual([
      "bringVehicleIn.rules.0.key: unknown-question",
    ]);
    expect(errors({ ...defaultOfferSettings, moreCashLater: { ...later, rules } })).toEqual([
      "moreCashLater.rules.0.key: unknown-question",
    ]);
    const known = [{ object: "answers", key: "keys", operator: "==", ruleValue: "one" }];
    expect(errors({ ...defaultOfferSettings, bringVehicleIn: { rules: known } })).toEqual([]);
  });

  test("a tier needs a price rule, more-cash-later an additional payment", () => {
    expect(errors({ ...defaultOfferSettings, cashNow: { priceRules: [] } })).toEqual([
      "cashNow.priceRules: empty",
    ]);
    const empty = { ...later, priceRules: [], stepPayments: [], additionalPayments: [] };
    expect(errors({ ...defaultOfferSettings, moreCashLater: empty })).toEqual([
      "moreCashLater.priceRules: empty",
      "moreCashLater.additionalPayments: empty",
    ]);
  });

  test("labels are unique in their list", () => {
    const payments = [{ label: "a" }, { label: "b" }, { label: "a" }];
    const both = { ...later, stepPayments: payments, additionalPayments: payments };
    expect(errors({ ...defaultOfferSettings, moreCashLater: both })).toEqual([
      "moreCashLater.stepPayments.2.label: duplicate",
      "moreCashLater.additionalPayments.2.label: duplicate",
    ]);
  });

  test.each([
    [68, 32, []],
    [33.33, undefined, []],
    [68, 32.01, ["moreCashLater.additionalPayments: out-of-range"]],
  ])("shares of %s and %s percent: %j", (first, second, expected) => {
    const additionalPayments = [
      { label: "a", percent: first },
      { label: "b", percent: second },
    ];
    expect(errors({ ...defaultOfferSettings, moreCashLater: { ...later, additionalPayments } })).toEqual(
      expected,
    );
  });
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.keys(defaultOfferSettings)), (value, field) => {
      expect(checkOfferSettings(value, sampleQuestionnaire).ok).toBe(false);
      checkOfferSettings({ ...defaultOfferSettings, [field]: value }, sampleQuestionnaire);
    }),
  );
});
