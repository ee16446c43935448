import { describe, expect, test } from "vitest";
import type { ConsentChoice } from "./consent-choice.ts";
import {
  type ConsentAction,
  type ConsentState,
  consentReducer,
  INITIAL_CONSENT,
  SAVE_DELAY_MS,
} from "./consent-reducer.ts";
import type { ConsentTier } from "./consent-settings.ts";

const settings = (tier: ConsentTier) => ({ tier, symmetric: true, policyVersion: "2" });
const tiers = [0, 1, 2, 3] as const;
const signals = [false, true];
const ALL = ["essential", "functional", "analytics", "targeting"] as const;
const DENIED = ["essential", "functional", "analytics"] as const;

/** Stored values at the start of a page, under policy version 2. */
const storage = {
  nothing: {},
  null: null,
  undefined: undefined,
  "null under every key": { allowCookies: null, displayCookies: null, policyVersion: null },
  "a choice": { allowCookies: "essential,analytics", displayCookies: null, policyVersion: "2" },
  "an older choice": { allowCookies: "essential,analytics", displayCookies: null, policyVersion: "1" },
  "a list nobody chose": { allowCookies: "essential,analytics", displayCookies: "show", policyVersion: "2" },
  "a part, allowed by a form": {
    allowCookies: "essential,analytics",
    displayCookies: "ask",
    policyVersion: "2",
  },
  "a forced banner": { displayCookies: "force" },
  "a choice and force": { allowCookies: "essential,analytics", displayCookies: "force", policyVersion: "2" },
  rubbish: { allowCookies: ["targeting"], displayCookies: { show: true }, policyVersion: "2" },
};
const start = (tier: ConsentTier, stored: keyof typeof storage, gpc: boolean) =>
  consentReducer(INITIAL_CONSENT, { type: "started", stored: storage[stored], gpc }, settings(tier));

const ANALYTICS = ["essential", "analytics"];

describe("started, every transition", () => {
  const table: [keyof typeof storage, ConsentState["mode"][], "automatic" | "kept" | "by tier"][] = [
    // stored              mode in tier 0, 1, 2, 3            what is allowed
    ["nothing", ["hide", "show", "show", "show"], "automatic"],
    ["null", ["hide", "show", "show", "show"], "automatic"],
    ["undefined", ["hide", "show", "show", "show"], "automatic"],
    ["null under every key", ["hide", "show", "show", "show"], "automatic"],
    ["a choice", ["hide", "hide", "hide", "hide"], "kept"],
    ["an older choice", ["hide", "show", "show", "show"], "automatic"],
    ["a list nobody chose", ["hide", "show", "show", "show"], "by tier"],
    ["a part, allowed by a form", ["hide", "show", "show", "show"], "kept"],
    ["a forced banner", ["hide", "force", "force", "force"], "automatic"],
    ["a choice and force", ["hide", "force", "force", "force"], "kept"],
    ["rubbish", ["hide", "show", "show", "show"], "automatic"],
  ];
  const cases = table.flatMap(([stored, modes, rule]) =>
    tiers.flatMap((tier) => signals.map((gpc) => ({ stored, tier, gpc, mode: modes[tier], rule }))),
  );

  test.each(cases)("$stored stored, tier $tier, GPC $gpc: $mode", ({ stored, tier, gpc, mode, rule }) => {
    const automatic = rule === "automatic" && tier < 2;
    const everything = gpc ? DENIED : ALL;
    const kept = rule === "kept" || (rule === "by tier" && tier < 2) ? ANALYTICS : null;
    expect(start(tier, stored, gpc)).toEqual({
      consent: { mode, categories: automatic ? everything : kept, pending: null, gpc },
      effects: automatic
        ? [
            {
              type: "store",
              values: { allowCookies: everything.join(), displayCookies: "show", policyVersion: "2" },
            },
          ]
        : [],
    });
  });

  test("what tier 1 saved automatically neither hides the banner nor counts as a choice in tier 3", () => {
    const [saved] = start(1, "nothing", false).effects;
    if (saved?.type !== "store") throw new Error("nothing was stored");
    const next = { type: "started", stored: saved.values, gpc: false } as const;
    expect(consentReducer(INITIAL_CONSENT, next, settings(1))).toEqual({
      consent: { mode: "show", categories: ALL, pending: null, gpc: false },
      effects: [],
    });
    expect(consentReducer(INITIAL_CONSENT, next, settings(3)).consent).toMatchObject({
      mode: "show",
      categories: null,
    });
  });
});

const started = (tier: ConsentTier, changes: Partial<ConsentState> = {}): ConsentState => ({
  ...start(tier, "nothing", changes.gpc ?? false).consent,
  ...changes,
});
const choose = (choice: ConsentChoice): ConsentAction => ({ type: "chosen", choice });
const choices: [ConsentChoice, string, string][] = [
  ["close-and-continue", ALL.join(), DENIED.join()],
  ["accept-all", ALL.join(), DENIED.join()],
  ["allow-all", ALL.join(), DENIED.join()],
  ["deny", DENIED.join(), DENIED.join()],
  [
    { functional: false, analytics: true, targeting: true },
    "essential,analytics,targeting",
    "essential,analytics",
  ],
  [{ functional: false, analytics: false, targeting: false }, "essential", "essential"],
];

describe("a choice, in every tier and mode, with and without GPC", () => {
  const cases = tiers.flatMap((tier) =>
    (["show", "hide", "force"] as const).flatMap((mode) =>
      signals.flatMap((gpc) =>
        choices.map(([choice, free, held]) => ({ tier, mode, gpc, choice, list: gpc ? held : free })),
      ),
    ),
  );

  test.each(cases)("tier $tier, $mode, GPC $gpc, $choice: $list", ({ tier, mode, gpc, choice, list }) => {
    const before = started(tier, { mode, gpc });
    const closed = consentReducer(before, choose(choice), settings(tier));
    expect(closed).toEqual({
      consent: { ...before, pending: list.split(",") },
      effects: [{ type: "save-later", afterMs: 500 }],
    });

    for (const type of ["save-due", "page-hidden"] as const) {
      expect(consentReducer(closed.consent, { type }, settings(tier))).toEqual({
        consent: { mode: "hide", categories: list.split(","), pending: null, gpc },
        effects: [
          { type: "store", values: { allowCookies: list, displayCookies: null, policyVersion: "2" } },
        ],
      });
    }
  });

  test("the last of two choices is saved", () => {
    const first = consentReducer(started(3), choose("allow-all"), settings(3)).consent;
    const second = consentReducer(first, choose("deny"), settings(3)).consent;
    expect(consentReducer(second, { type: "save-due" }, settings(3)).consent.categories).toEqual(DENIED);
  });

  test("is saved once, by save-due or page-hidden, whichever comes first", () => {
    const closed = consentReducer(started(3), choose("deny"), settings(3)).consent;
    const { consent } = consentReducer(closed, { type: "page-hidden" }, settings(3));
    for (const type of ["save-due", "page-hidden"] as const) {
      expect(consentReducer(consent, { type }, settings(3))).toEqual({ consent, effects: [] });
    }
  });

  test("is saved after half a second", () => {
    expect(SAVE_DELAY_MS).toBe(500);
  });
});

describe("reopened", () => {
  const cases = tiers.flatMap((tier) => (["show", "hide", "force"] as const).map((mode) => ({ tier, mode })));

  test.each(cases)("tier $tier, $mode: mode force, except in tier 0", ({ tier, mode }) => {
    const before = started(tier, { mode });
    expect(consentReducer(before, { type: "reopened" }, settings(tier))).toEqual({
      consent: { ...before, mode: tier === 0 ? mode : "force" },
      effects: [],
    });
  });

  test.each(tiers)("tier %i: saves a pending choice first", (tier) => {
    const closed = consentReducer(started(tier), choose("deny"), settings(tier)).consent;
    expect(consentReducer(closed, { type: "reopened" }, settings(tier))).toEqual({
      consent: { mode: tier === 0 ? "hide" : "force", categories: DENIED, pending: null, gpc: false },
      effects: [
        {
          type: "store",
          values: { allowCookies: DENIED.join(), displayCookies: null, policyVersion: "2" },
        },
      ],
    });
  });
});

describe("ignored actions", () => {
  const early: ConsentAction[] = [
    choose("allow-all"),
    { type: "reopened" },
    { type: "save-due" },
    { type: "page-hidden" },
  ];

  test.each(tiers)("tier %i: any before started", (tier) => {
    for (const action of early) {
      expect(consentReducer(INITIAL_CONSENT, action, settings(tier))).toEqual({
        consent: INITIAL_CONSENT,
        effects: [],
      });
    }
  });

  test.each(tiers)("tier %i: a second started, even with other values", (tier) => {
    const before = started(tier, { pending: ["essential"] });
    const again = { type: "started", stored: storage["a choice"], gpc: true } as const;
    expect(consentReducer(before, again, settings(tier))).toEqual({ consent: before, effects: [] });
  });

  test.each(tiers)("tier %i: save-due without a pending choice", (tier) => {
    for (const type of ["save-due", "page-hidden"] as const) {
      const before = started(tier);
      expect(consentReducer(before, { type }, settings(tier))).toEqual({ consent: before, effects: [] });
    }
  });
});
