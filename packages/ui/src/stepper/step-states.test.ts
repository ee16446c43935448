import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FlowStep, neighbourOf, stepStates } from "./step-states.ts";

const wizard = (trading: boolean): FlowStep[] => [
  { id: "down" },
  { id: "trading" },
  { id: "equity", skipped: !trading },
  { id: "credit" },
  { id: "contact" },
  { id: "done" },
];
const anySteps = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((skipped, index) => ({ id: String(index), skipped })));

describe("a step that is not asked", () => {
  it("is passed over in both directions and comes back with its condition", () => {
    expect(neighbourOf(wizard(false), "trading", 1)?.id).toBe("credit");
    expect(neighbourOf(wizard(false), "credit", -1)?.id).toBe("trading");
    expect(neighbourOf(wizard(true), "trading", 1)?.id).toBe("equity");
  });

  it("keeps its place among the others", () => {
    expect(stepStates(wizard(false), "credit")).toEqual([
      "done",
      "done",
      "skipped",
      "current",
      "todo",
      "todo",
    ]);
    expect(stepStates(wizard(true), "credit")).toEqual(["done", "done", "done", "current", "todo", "todo"]);
  });
});

describe("any flow", () => {
  it("leads forward through each asked step once, and back the same way", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const asked = steps.filter(({ skipped }) => !skipped).map(({ id }) => id);
        if (asked.length === 0) return;
        const walk = (from: string, by: 1 | -1) => {
          const seen = [from];
          for (let next = neighbourOf(steps, from, by); next; next = neighbourOf(steps, next.id, by))
            seen.push(next.id);
          return seen;
        };
        expect(walk(asked[0]!, 1)).toEqual(asked);
        expect(walk(asked.at(-1)!, -1)).toEqual(asked.toReversed());
      }),
    );
  });

  it("has at most one current step, with nothing done after it and nothing to do before it", () => {
    fc.assert(
      fc.property(anySteps, fc.nat(12), (steps, at) => {
        const states = stepStates(steps, String(at)).filter((state) => state !== "skipped");
        expect(states.join(" ")).toMatch(at < steps.length ? /^(done )*current( todo)*$/ : /^(todo ?)*$/);
      }),
    );
  });

  it("has no neighbours for a step that it does not know", () => {
    expect(neighbourOf(wizard(true), "other", 1)).toBeNull();
    expect(neighbourOf(wizard(true), "down", -1)).toBeNull();
    expect(neighbourOf(wizard(true), "done", 1)).toBeNull();
  });
});
