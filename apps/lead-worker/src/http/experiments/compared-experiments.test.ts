import { describe, expect, it } from "vitest";
import { comparedExperiments } from "./compared-experiments.ts";

const hero = {
  name: "hero",
  status: "running" as const,
  variants: [
    { name: "plain", weight: 50 },
    { name: "bold", weight: 50 },
  ],
};
const count = (variant: string, visitors: number, withLead: number, experiment = "hero") => ({
  experiment,
  variant,
  visitors,
  withLead,
  since: new Date("2026-11-01"),
});

describe("comparedExperiments", () => {
  it("puts the control first and compares the others with it", () => {
    const [compared] = comparedExperiments([hero], [count("bold", 70, 56), count("plain", 80, 48)]);
    expect(compared?.variants.map(({ name }) => name)).toEqual(["plain", "bold"]);
    expect(compared?.variants[0]?.difference).toBeNull();
    // Newcombe 1998, table II, 56/70 against 48/80.
    expect(compared?.variants[1]?.difference?.low).toBeCloseTo(0.0524, 4);
    expect(compared?.variants[1]?.difference?.high).toBeCloseTo(0.3339, 4);
  });

  it("does not compare a variant that is not defined any more", () => {
    const [compared] = comparedExperiments([hero], [count("bold", 70, 56), count("old", 80, 48)]);
    expect(compared?.variants.map(({ name, difference }) => [name, difference === null])).toEqual([
      ["plain", true],
      ["bold", false],
      ["old", true],
    ]);
  });

  it("lists a variant that nobody has seen", () => {
    const [compared] = comparedExperiments([hero], []);
    expect(compared).toMatchObject({ since: null, isBalanced: true });
    expect(compared?.variants.map(({ visitors }) => visitors)).toEqual([0, 0]);
  });

  it("warns when chance does not explain the numbers of visitors", () => {
    const balanced = (plain: number, bold: number) =>
      comparedExperiments([hero], [count("plain", plain, 0), count("bold", bold, 0)])[0]?.isBalanced;
    expect(balanced(5000, 5000)).toBe(true);
    expect(balanced(5100, 4900)).toBe(true);
    expect(balanced(5300, 4700)).toBe(false);
  });

  it("keeps an experiment that is not defined any more, without a control", () => {
    const [, gone] = comparedExperiments([hero], [count("a", 1, 0, "old"), count("b", 1, 1, "old")]);
    expect(gone).toMatchObject({ name: "old", status: "removed", isBalanced: null });
    expect(gone?.variants.map(({ difference }) => difference)).toEqual([null, null]);
  });
});
