export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The visitor's value of one flag or experiment; `rule_id` is the variant. */
export type Evaluation<Value> = { value: Value; rule_id: string };

/**
 * All values of a visitor, in the service's format, which response, bootstrap and cache share. Keys are names, hashed
 * unless `hash_used` is `none`.
 */
export type ExperimentValues = {
  /** The version of the values; sent as `sinceTime`. */
  time: number;
  hash_used: "djb2" | "none";
  /** Flags. */
  feature_gates: Record<string, Evaluation<boolean>>;
  /** Experiments and their parameters. */
  dynamic_configs: Record<string, Evaluation<JsonObject>>;
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readEvaluations<Value>(
  input: unknown,
  isValue: (value: unknown) => boolean,
): Record<string, Evaluation<Value>> {
  const entries = Object.entries(isRecord(input) ? input : {}).flatMap(([key, entry]) =>
    isRecord(entry) && isValue(entry.value)
      ? [
          [
            key,
            { value: entry.value as Value, rule_id: typeof entry.rule_id === "string" ? entry.rule_id : "" },
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(entries);
}

function without<T>(entries: Record<string, T>, deleted: unknown): Record<string, T> {
  const gone: unknown[] = Array.isArray(deleted) ? deleted : [];
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !gone.includes(key)));
}

/**
 * Parses the service's response, or cached values; merges a delta into the current values (docs/product/experiments.md,
 * "Calls"). Drops invalid entries; returns null when the whole is invalid.
 */
export function readExperimentValues(
  input: unknown,
  current: ExperimentValues | null,
): ExperimentValues | "not-modified" | null {
  if (!isRecord(input)) return null;
  if (input.has_updates === false) return "not-modified";
  const { time, hash_used = "djb2" } = input;
  if (typeof time !== "number" || (hash_used !== "djb2" && hash_used !== "none")) return null;
  const values: ExperimentValues = {
    time,
    hash_used,
    feature_gates: readEvaluations<boolean>(input.feature_gates, (value) => typeof value === "boolean"),
    dynamic_configs: readEvaluations<JsonObject>(input.dynamic_configs, isRecord),
  };
  if (input.is_delta !== true) return values;
  if (current === null || current.hash_used !== hash_used) return null;
  return {
    ...values,
    feature_gates: { ...without(current.feature_gates, input.deleted_gates), ...values.feature_gates },
    dynamic_configs: {
      ...without(current.dynamic_configs, input.deleted_configs),
      ...values.dynamic_configs,
    },
  };
}
