import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeExperiments } from "./merge-experiments.ts";

const site = {
  settings: { finance: { term: 72, lenders: ["a", "b"] }, chat: { on: true } },
  langs: { en: { hero: { title: "Welcome", text: "Look around" } }, es: { hero: { title: "Bienvenido" } } },
};

describe("mergeExperiments", () => {
  test("returns the site unchanged without experiments", () => {
    expect(mergeExperiments(site, [])).toEqual(site);
    expect(mergeExperiments(site, [{}, { title: "x" }])).toEqual(site);
  });

  test("merges settings and translations key by key", () => {
    const merged = mergeExperiments(site, [
      { settings: { finance: { term: 60 } }, langs: { en: { hero: { title: "Drive it home" } } } },
    ]);
    expect(merged).toEqual({
      settings: { finance: { term: 60, lenders: ["a", "b"] }, chat: { on: true } },
      langs: { ...site.langs, en: { hero: { title: "Drive it home", text: "Look around" } } },
    });
  });

  test("the last one wins; lists, null and false replace", () => {
    const merged = mergeExperiments(site, [
      { settings: { finance: { term: 60, lenders: ["c"] } } },
      { settings: { finance: { term: 48 }, chat: null, wizard: false } },
    ]);
    expect(merged.settings).toEqual({ finance: { term: 48, lenders: ["c"] }, chat: null, wizard: false });
  });

  test("ignores a part that is not an object", () => {
    for (const settings of [null, [], "x", 1, true])
      expect(mergeExperiments(site, [{ settings, langs: settings }])).toEqual(site);
  });

  test("a key named __proto__ is data and changes no prototype", () => {
    const hostile = JSON.parse(
      '{"settings":{"__proto__":{"polluted":true}},"langs":{"constructor":{"x":1}}}',
    );
    const merged = mergeExperiments(site, [hostile]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(merged.settings)).toBe(Object.prototype);
    const inherited = Object.create({ settings: { chat: null } });
    expect(mergeExperiments(site, [inherited])).toEqual(site);
  });

  const tree = fc.object({ maxDepth: 3, values: [fc.integer(), fc.constant(null), fc.array(fc.integer())] });

  test("does not change its input, and is idempotent", () => {
    const holds = fc.property(tree, tree, (settings, over) => {
      const before = structuredClone([settings, over]);
      const experiment = { settings: over } as never;
      const once = mergeExperiments({ settings, langs: {} }, [experiment]);
      expect([settings, over]).toEqual(before);
      expect(mergeExperiments(once, [experiment])).toEqual(once);
    });
    fc.assert(holds);
  });
});
