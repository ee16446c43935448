import { describe, expect, test } from "vitest";
import { type ConsentToggles, chosenCategories, initialToggles } from "./consent-choice.ts";

const ALL = ["essential", "functional", "analytics", "targeting"];

describe("chosenCategories", () => {
  test.each(["close-and-continue", "accept-all", "allow-all"] as const)("%s: everything", (choice) => {
    expect(chosenCategories(choice, false)).toEqual(ALL);
    expect(chosenCategories(choice, true)).toEqual(["essential", "functional", "analytics"]);
  });

  test("deny: all but targeting", () => {
    expect(chosenCategories("deny", false)).toEqual(["essential", "functional", "analytics"]);
    expect(chosenCategories("deny", true)).toEqual(["essential", "functional", "analytics"]);
  });

  test("unknown values allow only essential", () => {
    for (const word of ["", "manage", "ALLOW-ALL", "essential", "constructor"]) {
      expect(chosenCategories(word as "deny", false)).toEqual(["essential"]);
    }
    const posted = { functional: "on", analytics: 1 } as unknown as ConsentToggles;
    expect(chosenCategories(posted, false)).toEqual(["essential"]);
  });

  const both = [true, false];
  const switches = both.flatMap((functional) =>
    both.flatMap((analytics) => both.map((targeting) => ({ functional, analytics, targeting }))),
  );

  test.each(switches)("toggles %j: essential and the enabled ones", (toggles) => {
    const { functional, analytics, targeting } = toggles;
    const own = ["essential", ...(functional ? ["functional"] : []), ...(analytics ? ["analytics"] : [])];
    expect(chosenCategories(toggles, false)).toEqual([...own, ...(targeting ? ["targeting"] : [])]);
    expect(chosenCategories(toggles, true)).toEqual(own);
  });
});

describe("initialToggles", () => {
  test("all on before any choice, except targeting under GPC", () => {
    expect(initialToggles({ categories: null, gpc: false })).toEqual({
      functional: true,
      analytics: true,
      targeting: true,
    });
    expect(initialToggles({ categories: null, gpc: true })).toEqual({
      functional: true,
      analytics: true,
      targeting: false,
    });
  });

  test("as last chosen afterwards", () => {
    const off = { functional: false, analytics: false, targeting: false };
    expect(initialToggles({ categories: ["essential"], gpc: false })).toEqual(off);
    expect(initialToggles({ categories: ["essential", "functional"], gpc: false })).toEqual({
      ...off,
      functional: true,
    });
    expect(initialToggles({ categories: ["essential", "analytics"], gpc: false })).toEqual({
      ...off,
      analytics: true,
    });
    expect(initialToggles({ categories: ["essential", "targeting"], gpc: false })).toEqual({
      ...off,
      targeting: true,
    });
    expect(initialToggles({ categories: ["essential", "targeting"], gpc: true })).toEqual(off);
  });
});
