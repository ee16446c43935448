import { describe, expect, test } from "vitest";
import type { ClientState, DataSource } from "./client-state.ts";
import { evaluate } from "./evaluate.ts";
import type { ExperimentValues, Json } from "./experiment-values.ts";
import { nameHash } from "./name-hash.ts";
import { sampleValues } from "./testing/sample-values.ts";

const ready = (
  source: DataSource = "Network",
  values: ExperimentValues | null = sampleValues(),
): ClientState => ({
  status: "Ready",
  source,
  values,
});
const text = (state: ClientState, key: string) =>
  evaluate(state, key, "default", (value) => typeof value === "string");
const any = (state: ClientState, key: string) => evaluate<Json>(state, key, "default", () => true);

describe("evaluate", () => {
  test("a flag", () => {
    expect(evaluate(ready(), "new_header", false, (value) => value === true)).toEqual({
      details: {
        flagKey: "new_header",
        value: true,
        variant: "everyone",
        reason: "TARGETING_MATCH",
        source: "Network",
      },
      exposure: { kind: "flag", name: "new_header", value: true, variant: "everyone" },
    });
  });

  test("an experiment", () => {
    const { details, exposure } = any(ready(), "hero_copy");
    expect(details).toMatchObject({
      value: { title: "Drive it home", slides: 3 },
      variant: "red",
      reason: "SPLIT",
    });
    expect(exposure).toMatchObject({ kind: "experiment", name: "hero_copy", variant: "red" });
  });

  test("a parameter exposes its experiment", () => {
    const { details, exposure } = text(ready(), "hero_copy.title");
    expect(details).toMatchObject({ flagKey: "hero_copy.title", value: "Drive it home", variant: "red" });
    expect(exposure).toEqual({
      kind: "experiment",
      name: "hero_copy",
      value: { title: "Drive it home", slides: 3 },
      variant: "red",
    });
  });

  test("an exact name precedes a parameter; the last dot separates the parameter", () => {
    const entry = (value: { [key: string]: Json }) => ({ value, rule_id: "r" });
    const values = sampleValues({
      dynamic_configs: { "a.b": entry({ c: "whole" }), a: entry({ b: "part", "b.c": "never" }) },
    });
    expect(any(ready("Network", values), "a.b").details.value).toEqual({ c: "whole" });
    expect(any(ready("Network", values), "a.b.c").details.value).toBe("whole");
    const without = sampleValues({ dynamic_configs: { a: entry({ b: "part" }) } });
    expect(any(ready("Network", without), "a.b").details.value).toBe("part");
  });

  test("hashed names are found only by their hash", () => {
    const hashed = sampleValues({
      hash_used: "djb2",
      feature_gates: { [nameHash("chat")]: { value: true, rule_id: "r" } },
    });
    expect(any(ready("Network", hashed), "chat").details.value).toBe(true);
    expect(any(ready("Network", hashed), nameHash("chat")).details.errorCode).toBe("FLAG_NOT_FOUND");
  });

  test.each<[DataSource, string, string]>([
    ["Bootstrap", "TARGETING_MATCH", "SPLIT"],
    ["Prefetch", "TARGETING_MATCH", "SPLIT"],
    ["Network", "TARGETING_MATCH", "SPLIT"],
    ["NetworkNotModified", "TARGETING_MATCH", "SPLIT"],
    ["Cache", "CACHED", "CACHED"],
  ])("from %s a flag is %s and an experiment %s", (source, flag, experiment) => {
    expect(any(ready(source), "chat").details).toMatchObject({ source, reason: flag });
    expect(any(ready(source), "hero_copy").details).toMatchObject({ source, reason: experiment });
  });

  test.each<[string, ClientState, string, string | undefined]>([
    ["before the start", { ...ready(), status: "Uninitialized" }, "chat", "PROVIDER_NOT_READY"],
    [
      "loading without values",
      { ...ready("NoValues", null), status: "Loading" },
      "chat",
      "PROVIDER_NOT_READY",
    ],
    ["ready without values", ready("NoValues", null), "chat", undefined],
    ["an unknown flag", ready(), "nothing", "FLAG_NOT_FOUND"],
    ["an unknown parameter", ready(), "hero_copy.nothing", "FLAG_NOT_FOUND"],
    ["a parameter of nothing", ready(), ".title", "FLAG_NOT_FOUND"],
    ["no name", ready(), "", "FLAG_NOT_FOUND"],
    ["a name every object has", ready(), "constructor", "FLAG_NOT_FOUND"],
    ["a parameter every object has", ready(), "hero_copy.toString", "FLAG_NOT_FOUND"],
    ["another type", ready(), "hero_copy.slides", "TYPE_MISMATCH"],
  ])("%s: returns the default without an exposure", (_name, state, key, errorCode) => {
    const { details, exposure } = text(state, key);
    const reason = errorCode ? "ERROR" : "DEFAULT";
    expect(details).toEqual({ flagKey: key, value: "default", source: state.source, reason, errorCode });
    expect(exposure).toBeNull();
  });

  test("while loading, uses the cached values", () => {
    const loading: ClientState = { ...ready("Cache"), status: "Loading" };
    expect(text(loading, "hero_copy.title").details).toMatchObject({
      value: "Drive it home",
      reason: "CACHED",
    });
  });
});
