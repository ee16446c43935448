import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { runs } from "./testing/mutation-run.ts";

it("sorts keys, keeps the order of lists and leaves out undefined values", () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: undefined, é: "\n" })).toBe(
    '{"b":[2,{"c":null,"d":1}],"é":"\\n"}',
  );
  expect(canonicalJson(undefined)).toBe("null");
});

it("is independent of key order", () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, reversed(item)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonicalJson(json))).toEqual(json);
      expect(canonicalJson(reversed(json))).toBe(canonicalJson(json));
    }),
    { numRuns: runs(300) },
  );
});

it("accepts any depth", () => {
  const deep = JSON.parse(`${'{"a":['.repeat(20_000)}${"]}".repeat(20_000)}`);
  expect(canonicalJson(deep)).toHaveLength(20_000 * 8);
});
