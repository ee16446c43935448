import type { ClientState, DataSource } from "./client-state.ts";
import type { Evaluation, ExperimentValues, Json } from "./experiment-values.ts";
import { nameHash } from "./name-hash.ts";

/** OpenFeature's reasons of an evaluation. */
export type EvaluationReason = "TARGETING_MATCH" | "SPLIT" | "CACHED" | "DEFAULT" | "ERROR";
export type EvaluationErrorCode = "PROVIDER_NOT_READY" | "FLAG_NOT_FOUND" | "TYPE_MISMATCH";

/** OpenFeature's evaluation details, with the source of the values. */
export type EvaluationDetails<Value> = {
  flagKey: string;
  value: Value;
  variant?: string | undefined;
  reason: EvaluationReason;
  source: DataSource;
  errorCode?: EvaluationErrorCode | undefined;
};

/** A value that was shown to the visitor and is reported. */
export type Exposure = { kind: "flag" | "experiment"; name: string; value: Json; variant: string };

type Found = Exposure & { flagValue: Json };

function evaluationOf<Value>(
  entries: Record<string, Evaluation<Value>>,
  name: string,
  { hash_used }: ExperimentValues,
): Evaluation<Value> | undefined {
  const key = hash_used === "none" ? name : nameHash(name);
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Finds a flag, an experiment or `experiment.parameter`, in this order. */
function find(flagKey: string, values: ExperimentValues): Found | null {
  const flag = evaluationOf(values.feature_gates, flagKey, values);
  if (flag) return found("flag", flagKey, flag, flag.value);
  const experiment = evaluationOf(values.dynamic_configs, flagKey, values);
  if (experiment) return found("experiment", flagKey, experiment, experiment.value);
  const dot = flagKey.lastIndexOf(".");
  const name = flagKey.slice(0, Math.max(dot, 0));
  const parameter = flagKey.slice(dot + 1);
  const owner = evaluationOf(values.dynamic_configs, name, values);
  if (!owner || !Object.hasOwn(owner.value, parameter)) return null;
  return found("experiment", name, owner, owner.value[parameter]!);
}

function found(
  kind: Found["kind"],
  name: string,
  { value, rule_id }: Evaluation<Json>,
  flagValue: Json,
): Found {
  return { kind, name, value, variant: rule_id, flagValue };
}

/**
 * Evaluates a flag with the current values. Returns the default and an `errorCode` when there is no value of the wanted
 * type; `exposure` is null for a default (docs/product/experiments.md, "Reading").
 */
export function evaluate<Value extends Json>(
  { status, source, values }: ClientState,
  flagKey: string,
  defaultValue: Value,
  isWanted: (value: Json) => boolean,
): { details: EvaluationDetails<Value>; exposure: Exposure | null } {
  const fallback = (reason: EvaluationReason, errorCode?: EvaluationErrorCode) => ({
    details: { flagKey, value: defaultValue, reason, source, errorCode },
    exposure: null,
  });
  if (status === "Uninitialized") return fallback("ERROR", "PROVIDER_NOT_READY");
  if (values === null)
    return status === "Loading" ? fallback("ERROR", "PROVIDER_NOT_READY") : fallback("DEFAULT");
  const flag = find(flagKey, values);
  if (flag === null) return fallback("ERROR", "FLAG_NOT_FOUND");
  const { flagValue, ...exposure } = flag;
  if (!isWanted(flagValue)) return fallback("ERROR", "TYPE_MISMATCH");
  const fresh = flag.kind === "flag" ? "TARGETING_MATCH" : "SPLIT";
  return {
    details: {
      flagKey,
      value: flagValue as Value,
      variant: flag.variant,
      reason: source === "Cache" ? "CACHED" : fresh,
      source,
    },
    exposure,
  };
}
