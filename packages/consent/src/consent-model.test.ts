import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedCategories } from "./allowed-categories.ts";
import { isBannerShown } from "./banner-visibility.ts";
import {
  type ConsentAction,
  consentReducer,
  INITIAL_CONSENT,
  type StoredConsent,
} from "./consent-reducer.ts";

/** A model of the page: the stored values, the pending choice, whether the visitor reopened the banner. */
type Model = {
  stored: Partial<StoredConsent>;
  pending: string | null;
  reopened: boolean;
};

const choice = fc.oneof(
  fc.constantFrom("close-and-continue", "accept-all", "allow-all", "deny"),
  fc.record({ functional: fc.boolean(), analytics: fc.boolean(), targeting: fc.boolean() }),
);
const step = fc.oneof(
  choice.map((chosen) => ({ type: "chosen", choice: chosen }) as const),
  fc.constantFrom({ type: "reopened" }, { type: "save-due" }, { type: "page-hidden" }, {
    type: "reload",
  } as const),
);
const scenario = fc.record({
  tier: fc.constantFrom(0, 1, 2, 3),
  gpc: fc.boolean(),
  steps: fc.array(step, { maxLength: 12 }),
});

/** The stored list of a choice, implemented independently of the code under test. */
function listOf(chosen: (ConsentAction & { type: "chosen" })["choice"], gpc: boolean): string {
  const on = (name: "functional" | "analytics" | "targeting") =>
    typeof chosen === "string" ? !(chosen === "deny" && name === "targeting") : chosen[name];
  const names = (["functional", "analytics", "targeting"] as const).filter(on);
  return ["essential", ...names.filter((name) => !(gpc && name === "targeting"))].join(",");
}

test("any sequence of actions and page loads matches the model", () => {
  fc.assert(
    fc.property(scenario, ({ tier, gpc, steps }) => {
      const settings = { tier, symmetric: true, policyVersion: "7" } as const;
      const model: Model = { stored: {}, pending: null, reopened: false };
      let consent = INITIAL_CONSENT;

      const run = (action: ConsentAction) => {
        const { consent: next, effects } = consentReducer(consent, action, settings);
        consent = next;
        for (const effect of effects) if (effect.type === "store") model.stored = effect.values;
      };

      run({ type: "started", stored: {}, gpc });
      for (const action of steps) {
        const listBefore = model.stored.allowCookies;
        if (action.type === "reload") {
          // The browser fires pagehide before the next page starts.
          run({ type: "page-hidden" });
          if (model.pending !== null) expect(model.stored.allowCookies).toBe(model.pending);
          consent = INITIAL_CONSENT;
          run({ type: "started", stored: model.stored, gpc });
          Object.assign(model, { pending: null, reopened: false });
        } else {
          run(action);
          if (action.type === "chosen") {
            model.pending = listOf(action.choice, gpc);
            expect(model.stored.allowCookies).toBe(listBefore);
          } else if (model.pending !== null) {
            expect(model.stored).toEqual({
              allowCookies: model.pending,
              displayCookies: null,
              policyVersion: "7",
            });
            model.pending = null;
            model.reopened = false;
          }
          if (action.type === "reopened") model.reopened = tier > 0;
        }
        const allowed = allowedCategories(consent, settings);
        const list = model.stored.displayCookies === null ? model.stored.allowCookies?.split(",") : undefined;
        const expected =
          tier < 2 ? ["essential", "functional", "analytics", "targeting"] : (list ?? ["essential"]);
        expect(allowed).toEqual(expected.filter((name) => !(gpc && name === "targeting")));

        const undecided = tier > 0 && model.stored.displayCookies !== null;
        const shown = model.pending === null && (model.reopened || undecided);
        expect(isBannerShown(consent, "/service")).toBe(shown);
        expect(isBannerShown(consent, "/es/legal/cookie-policy")).toBe(shown && model.reopened);
      }
    }),
    { numRuns: 200 },
  );
});
