import { describe, expect, it } from "vitest";
import { assignVariant, type WeightedExperiment } from "./assign-variant.ts";
import { chiSquareTest } from "./chi-square.ts";

const IDS = Array.from({ length: 100_000 }, (_, place) => `visitor-${place}`);

const experiment = (name: string, ...weights: number[]): WeightedExperiment => ({
  name,
  variants: weights.map((weight, place) => ({ name: `v${place}`, weight })),
});

function counts(of: WeightedExperiment): { observed: number; share: number }[] {
  const assigned = IDS.map((id) => assignVariant(of, id).name);
  return of.variants.map(({ name, weight }) => ({
    observed: assigned.filter((variant) => variant === name).length,
    share: weight / 100,
  }));
}

describe("assignVariant", () => {
  it.each([
    ["two halves", [50, 50]],
    ["three thirds", [33.34, 33.33, 33.33]],
    ["one in a hundred", [99, 1]],
  ])("spreads 100,000 ids by the weights: %s", (_, weights) => {
    // By chance one of a thousand salts would be less even; these ids and salts are fixed.
    expect(chiSquareTest(counts(experiment("hero", ...weights)))).toBeGreaterThan(0.001);
  });

  it("assigns two experiments independently", () => {
    const [a, b] = [experiment("hero", 50, 50), experiment("button", 50, 50)];
    const pairs = IDS.map((id) => assignVariant(a, id).name + assignVariant(b, id).name);
    const groups = ["v0v0", "v0v1", "v1v0", "v1v1"].map((pair) => ({
      observed: pairs.filter((other) => other === pair).length,
      share: 0.25,
    }));
    expect(chiSquareTest(groups)).toBeGreaterThan(0.001);
  });

  it("moves only the ids between the bounds when a weight changes", () => {
    const [before, after] = [experiment("hero", 50, 50), experiment("hero", 60, 40)];
    const moved = IDS.filter((id) => assignVariant(before, id).name !== assignVariant(after, id).name);
    expect(moved.every((id) => assignVariant(after, id).name === "v0")).toBe(true);
    expect(moved.length / IDS.length).toBeCloseTo(0.1, 2);
  });

  it("assigns anew with another salt", () => {
    const first = experiment("hero", 50, 50);
    const second = { ...first, salt: "hero-2" };
    const moved = IDS.filter((id) => assignVariant(first, id).name !== assignVariant(second, id).name);
    expect(moved.length / IDS.length).toBeCloseTo(0.5, 1);
  });

  it("never gives a variant without weight", () => {
    expect(counts(experiment("hero", 0, 100, 0)).map(({ observed }) => observed)).toEqual([0, 100_000, 0]);
  });
});
