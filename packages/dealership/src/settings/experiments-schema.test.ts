import { describe, expect, it } from "vitest";
import { parseExperiments } from "./experiments-schema.ts";

const halves = [
  { name: "control", weight: 50 },
  { name: "bold", weight: 50, langs: { en: { vehicle: { ask: "Ask" } } } },
];
const hero = { name: "hero", status: "running", variants: halves };
const file = (experiment: object, rest: object = {}) => ({
  experiments: [{ ...hero, ...experiment }],
  flags: {},
  dynamicConfigs: {},
  ...rest,
});
const codes = (input: unknown) => {
  const result = parseExperiments(input);
  return result.ok ? [] : result.errors.map(({ path, code }) => `${path.join(".")}: ${code}`);
};

describe("parseExperiments", () => {
  it("accepts weights with two decimals, pages and a flag", () => {
    const variants = [33.34, 33.33, 33.33].map((weight, at) => ({ name: `v${at}`, weight }));
    expect(
      codes(file({ variants, pages: ["/", "/service/*", "vehicles"], flag: "on" }, { flags: { on: true } })),
    ).toEqual([]);
  });

  it("accepts the names of an outside service's experiments, but none of the site's own", () => {
    expect(codes(file({}, { service: ["hero_copy", "Call to action"] }))).toEqual([]);
    expect(codes(file({}, { service: ["hero_copy", "hero"] }))).toEqual(["service.1: list.duplicate"]);
    expect(codes(file({}, { service: ["twice", "twice"] }))).toEqual(["service: list.duplicate"]);
  });

  it.each([
    ["weights below 100", { variants: [halves[0], { name: "b", weight: 49 }] }, "weights.sum"],
    ["equal names", { variants: [halves[0], { name: "control", weight: 50 }] }, "list.duplicate"],
    ["one variant", { variants: [{ name: "only", weight: 100 }] }, "setting.empty"],
    ["a control with changes", { variants: halves.toReversed() }, "control.changes"],
    ["a path without its slash", { pages: ["cars"] }, "path.invalid"],
    ["an unknown flag", { flag: "none" }, "flag.unknown"],
    ["another status", { status: "paused" }, "setting.not-a-choice"],
    ["a name that is no slug", { name: "Hero order" }, "slug.invalid"],
  ])("refuses %s", (_, change, code) => {
    expect(codes(file(change))).toEqual([expect.stringMatching(new RegExp(`: ${code}$`))]);
  });

  it("refuses two experiments of one name", () => {
    expect(codes({ ...file({}), experiments: [hero, hero] })).toEqual(["experiments: list.duplicate"]);
  });

  it("refuses weights with more decimals", () => {
    const variants = [
      { name: "a", weight: 33.333 },
      { name: "b", weight: 66.667 },
    ];
    expect(codes(file({ variants }))).toEqual([
      "experiments.0.variants.0.weight: weight.decimals",
      "experiments.0.variants.1.weight: weight.decimals",
    ]);
  });
});
