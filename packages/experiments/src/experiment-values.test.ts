import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExperimentValues } from "./experiment-values.ts";
import { sampleValues } from "./testing/sample-values.ts";

const values = sampleValues();

describe("readExperimentValues", () => {
  test("reads the service's response and drops unknown fields", () => {
    const answer = { ...values, has_updates: true, layer_configs: {}, sdkParams: {}, generator: "x" };
    expect(readExperimentValues(answer, null)).toEqual(values);
  });

  test("reads its own output", () => {
    expect(readExperimentValues(JSON.parse(JSON.stringify(values)), null)).toEqual(values);
  });

  test("names are hashed unless hash_used is none", () => {
    expect(readExperimentValues({ time: 1 }, null)).toEqual({
      time: 1,
      hash_used: "djb2",
      feature_gates: {},
      dynamic_configs: {},
    });
    expect(readExperimentValues({ time: 1, hash_used: "djb2" }, null)).toMatchObject({ hash_used: "djb2" });
    expect(readExperimentValues({ time: 1, hash_used: "sha256" }, null)).toBeNull();
  });

  test("drops an invalid entry", () => {
    const read = readExperimentValues(
      {
        time: 1,
        feature_gates: { a: { value: "yes" }, b: null, c: { value: true, rule_id: 7 }, d: { value: false } },
        dynamic_configs: { a: { value: [] }, b: { value: null }, c: { value: {} }, d: "x" },
      },
      null,
    );
    expect(read).toMatchObject({
      feature_gates: { c: { value: true, rule_id: "" }, d: { value: false, rule_id: "" } },
      dynamic_configs: { c: { value: {}, rule_id: "" } },
    });
    expect(JSON.stringify(read)).not.toContain('"b"');
    expect(JSON.stringify(read)).not.toContain('"a"');
  });

  test("no updates", () => {
    expect(readExperimentValues({ has_updates: false }, values)).toBe("not-modified");
  });

  test.each([null, undefined, 7, "x", [], [values], {}, { time: "1" }])("returns null for %j", (input) => {
    expect(readExperimentValues(input, values)).toBeNull();
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(() => readExperimentValues(input, values)).not.toThrow();
      }),
    );
  });
});

describe("a delta", () => {
  const delta = { time: 200, hash_used: "none", is_delta: true };

  test("is merged into the current values", () => {
    const read = readExperimentValues(
      {
        ...delta,
        feature_gates: { chat: { value: true, rule_id: "some" } },
        deleted_gates: ["new_header"],
        dynamic_configs: { extra: { value: { a: 1 }, rule_id: "x" } },
        deleted_configs: ["prices", "unknown"],
      },
      values,
    );
    expect(read).toEqual({
      time: 200,
      hash_used: "none",
      feature_gates: { chat: { value: true, rule_id: "some" } },
      dynamic_configs: {
        hero_copy: values.dynamic_configs.hero_copy,
        extra: { value: { a: 1 }, rule_id: "x" },
      },
    });
  });

  test("without entries changes only the time", () => {
    expect(readExperimentValues(delta, values)).toEqual({ ...values, time: 200 });
    expect(readExperimentValues({ ...delta, deleted_gates: "chat" }, values)).toEqual({
      ...values,
      time: 200,
    });
  });

  test("is null without current values", () => {
    expect(readExperimentValues(delta, null)).toBeNull();
    expect(readExperimentValues({ ...delta, hash_used: "djb2" }, values)).toBeNull();
  });

  test("needs is_delta", () => {
    expect(readExperimentValues({ ...delta, is_delta: false }, values)).toMatchObject({ feature_gates: {} });
  });
});
