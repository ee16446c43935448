import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adjacentStep, type FlowStep, stepStates } from "./step-states.ts";

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

describe("a skipped step", () => {
  it("is not a neighbour in either direction until its condition changes", () => {
    expect(adjacentStep(wizard(false), "trading", 1)?.id).toBe("credit");
    expect(adjacentStep(wizard(false), "credit", -1)?.id).toBe("trading");
    expect(adjacentStep(wizard(true), "trading", 1)?.id).toBe("equity");
  });

  it("keeps its index", () => {
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
  it("goes forward through each step once, and back the same way", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const activeSteps = steps.filter(({ skipped }) => !skipped).map(({ id }) => id);
        if (activeSteps.length === 0) return;
        const walk = (from: string, by: 1 | -1) => {
          const seen = [from];
          for (let next = adjacentStep(steps, from, by); next; next = adjacentStep(steps, next.id, by))
            seen.push(next.id);
          return seen;
        };
        expect(walk(activeSteps[0]!, 1)).toEqual(activeSteps);
        expect(walk(activeSteps.at(-1)!, -1)).toEqual(activeSteps.toReversed());
      }),
    );
  });

  it("has at most one current step, only done steps before it and only open steps after it", () => {
    fc.assert(
      fc.property(anySteps, fc.nat(12), (steps, at) => {
        const states = stepStates(steps, String(at)).filter((state) => state !== "skipped");
        expect(states.join(" ")).toMatch(at < steps.length ? /^(done )*current( todo)*$/ : /^(todo ?)*$/);
      }),
    );
  });

  it("returns no neighbour for an unknown step", () => {
    expect(adjacentStep(wizard(true), "other", 1)).toBeNull();
    expect(adjacentStep(wizard(true), "down", -1)).toBeNull();
    expect(adjacentStep(wizard(true), "done", 1)).toBeNull();
  });
});
