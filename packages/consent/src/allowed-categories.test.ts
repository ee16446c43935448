import { describe, expect, test } from "vitest";
import { allowedCategories, isAllowed } from "./allowed-categories.ts";
import { CONSENT_CATEGORIES } from "./consent-categories.ts";
import { type ConsentState, INITIAL_CONSENT } from "./consent-reducer.ts";

const state = (changes: Partial<ConsentState>): ConsentState => ({
  ...INITIAL_CONSENT,
  mode: "show",
  ...changes,
});
const tiers = [0, 1, 2, 3] as const;
const ALL = ["essential", "functional", "analytics", "targeting"];

describe("tiers 0 and 1", () => {
  test.each([0, 1] as const)("%i: everything is allowed, except targeting under GPC", (tier) => {
    for (const categories of [null, [], ["essential"] as const]) {
      expect(allowedCategories(state({ categories }), { tier })).toEqual(ALL);
      expect(allowedCategories(state({ categories, gpc: true }), { tier })).toEqual(ALL.slice(0, 3));
    }
  });
});

describe("tiers 2 and 3", () => {
  test.each([2, 3] as const)("%i: the saved categories are allowed", (tier) => {
    expect(allowedCategories(state({ categories: null }), { tier })).toEqual(["essential"]);
    expect(allowedCategories(state({ categories: [] }), { tier })).toEqual(["essential"]);
    for (const category of ["functional", "analytics", "targeting"] as const) {
      const chosen = state({ categories: ["essential", category] });
      for (const asked of CONSENT_CATEGORIES) {
        expect(isAllowed(asked, chosen, { tier })).toBe(asked === "essential" || asked === category);
      }
    }
  });

  test.each([2, 3] as const)("%i: GPC disables targeting", (tier) => {
    const chosen = state({ categories: CONSENT_CATEGORIES, gpc: true });
    expect(allowedCategories(chosen, { tier })).toEqual(["essential", "functional", "analytics"]);
    expect(isAllowed("targeting", chosen, { tier })).toBe(false);
  });

  test("a choice takes effect when it is saved", () => {
    const closing = state({ pending: CONSENT_CATEGORIES });
    expect(allowedCategories(closing, { tier: 3 })).toEqual(["essential"]);
  });
});

test.each(tiers)("tier %i: only essential is allowed before the start, since GPC is unknown", (tier) => {
  const early = { ...INITIAL_CONSENT, categories: CONSENT_CATEGORIES };
  expect(allowedCategories(early, { tier })).toEqual(["essential"]);
});

test.each(["show", "hide", "force"] as const)("does not depend on the banner's mode %s", (mode) => {
  expect(allowedCategories(state({ mode, categories: ["essential", "analytics"] }), { tier: 3 })).toEqual([
    "essential",
    "analytics",
  ]);
});
