import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeSettings } from "./merge-settings.ts";

describe("mergeSettings", () => {
  test("merges objects at every depth", () => {
    expect(mergeSettings({ a: { b: 1, c: { d: 2 } } }, { a: { c: { e: 3 } } })).toEqual({
      a: { b: 1, c: { d: 2, e: 3 } },
    });
  });

  test("replaces arrays", () => {
    expect(mergeSettings({ list: [{ a: 1 }, { b: 2 }] }, { list: [{ c: 3 }] })).toEqual({ list: [{ c: 3 }] });
    expect(mergeSettings({ list: [1] }, { list: [] })).toEqual({ list: [] });
  });

  test("null and false override, undefined does not", () => {
    expect(mergeSettings({ a: 1, b: 1, c: 1 }, { a: null, b: undefined, c: false })).toEqual({
      a: null,
      b: 1,
      c: false,
    });
  });

  test("an object and another kind of value replace each other", () => {
    expect(mergeSettings({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(mergeSettings({ a: [1] }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  });

  test("a key named __proto__ is data and changes no prototype", () => {
    const merged = mergeSettings({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });

  test("a key that every object inherits is data", () => {
    expect(mergeSettings({ a: 1 }, { constructor: undefined, toString: { b: 2 } })).toEqual({
      a: 1,
      constructor: undefined,
      toString: { b: 2 },
    });
  });

  const tree = fc.object({
    maxDepth: 3,
    values: [fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 })],
  });

  test("does not mutate its arguments", () => {
    const unchanged = fc.property(tree, tree, (under, over) => {
      const before = structuredClone([under, over]);
      mergeSettings(under, over);
      expect([under, over]).toEqual(before);
    });
    fc.assert(unchanged);
  });

  test("is associative", () => {
    const associative = fc.property(tree, tree, tree, (base, dealership, store) => {
      const left = mergeSettings(mergeSettings(base, dealership), store);
      const right = mergeSettings(base, dealership, store);
      expect(left).toEqual(right);
    });
    fc.assert(associative);
  });

  test("merging the same settings twice is the same as once", () => {
    const idempotent = fc.property(tree, tree, (under, over) => {
      expect(mergeSettings(under, over, over)).toEqual(mergeSettings(under, over));
    });
    fc.assert(idempotent);
  });
});
