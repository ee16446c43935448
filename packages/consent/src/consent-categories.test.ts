import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSENT_CATEGORIES, parseCategories, serializeCategories } from "./consent-categories.ts";

const ALL = ["essential", "functional", "analytics", "targeting"];

test("has four categories in the stored order", () => {
  expect(CONSENT_CATEGORIES).toEqual(ALL);
});

describe("the stored list", () => {
  test.each([
    ["essential", ["essential"]],
    ["essential,functional,analytics,targeting", ALL],
    ["targeting,analytics,functional,essential", ALL],
    ["analytics", ["essential", "analytics"]],
    [" essential , functional ", ["essential", "functional"]],
    ["functional,functional,functional", ["essential", "functional"]],
    ["functional,,constructor,__proto__,all,*", ["essential", "functional"]],
    ["\ttargeting\n", ["essential", "targeting"]],
  ])("parses %j", (value, categories) => {
    expect(parseCategories(value)).toEqual(categories);
  });

  test.each([
    "",
    " ",
    ",",
    "yes",
    "true",
    "Functional",
    "functional;analytics",
    "functional analytics",
    "essentials",
    "__proto__",
    "%2C",
    undefined,
    null,
    true,
    0,
    {},
    ["functional"],
    { toString: () => "functional" },
  ])("returns null for %j", (value) => {
    expect(parseCategories(value)).toBeNull();
  });

  test("is serialized in a fixed order without duplicates, always with essential", () => {
    expect(serializeCategories([])).toBe("essential");
    expect(serializeCategories(["targeting", "functional", "functional"])).toBe(
      "essential,functional,targeting",
    );
    expect(serializeCategories(["targeting", "analytics", "functional", "essential"])).toBe(ALL.join());
  });

  test("survives a round trip", () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CATEGORIES]), (categories) => {
        const read = parseCategories(serializeCategories(categories));
        expect(read).toEqual(
          ALL.filter((name) => name === "essential" || categories.some((one) => one === name)),
        );
      }),
    );
  });

  test("parsing never throws and returns only known categories", () => {
    const pieces = fc.constantFrom(...ALL, "", " ", ",", "\u0000", "\ud800", "analytics ", "x");
    const hostile = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(pieces).map((list) => list.join(",")),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const read = parseCategories(value);
        if (read === null) return;
        expect(read[0]).toBe("essential");
        expect(read).toEqual(ALL.filter((name) => read.some((one) => one === name)));
        for (const category of read.slice(1)) expect(value).toContain(category);
      }),
    );
  });
});
