import type { ExperimentValues, JsonObject } from "../experiment-values.ts";

/** Values with unhashed names: one flag that is on, one that is off, two experiments. */
export function sampleValues(changes: Partial<ExperimentValues> = {}): ExperimentValues {
  const experiment = (value: JsonObject, rule_id: string) => ({ value, rule_id });
  return {
    time: 100,
    hash_used: "none",
    feature_gates: {
      new_header: { value: true, rule_id: "everyone" },
      chat: { value: false, rule_id: "nobody" },
    },
    dynamic_configs: {
      hero_copy: experiment({ title: "Drive it home", slides: 3 }, "red"),
      prices: experiment(
        {
          settings: { finance: { term: 60 } },
          langs: { en: { hero: { title: "Drive it home" } } },
        },
        "blue",
      ),
    },
    ...changes,
  };
}
