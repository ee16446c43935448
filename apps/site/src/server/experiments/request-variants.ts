import type { ExperimentsConfig } from "@forecourt/dealership";
import type { JsonObject } from "@forecourt/experiments";
import { experimentsConfig, runningExperiments } from "./experiments-config.ts";

/** What a request is answered with: the key of its variants, empty for the controls, and the definitions of its start. */
export type RequestVariants = { key: string; config: ExperimentsConfig };

/** `run-with-variants.ts` sets it; Next's bundle reads it. A symbol, since each loads its own copy of a module. */
export const VARIANTS_SLOT = Symbol.for("forecourt.request-variants");
type Holder = { [VARIANTS_SLOT]?: { getStore: () => RequestVariants | undefined } };

/** What the current request is answered with; outside of a request the controls of the current definitions. */
function requestVariants(): RequestVariants {
  return (globalThis as Holder)[VARIANTS_SLOT]?.getStore() ?? { key: "", config: experimentsConfig() };
}

/**
 * What the current request's variants change, in order: dynamic configs, then experiments. Unknown names change
 * nothing: the experiment has ended.
 */
function requestChanges({ key, config }: RequestVariants): JsonObject[] {
  const named = key === "" ? [] : key.split("_");
  const experiments = runningExperiments(config).flatMap(({ name, variants }) =>
    variants.filter((variant) => named.includes(`${name}.${variant.name}`)),
  );
  return [...Object.values(config.dynamicConfigs), ...experiments].map(
    ({ settings, langs }) => ({ ...(settings && { settings }), ...(langs && { langs }) }) as JsonObject,
  );
}

/**
 * Remembers one value for each key, combination of variants, and definitions. Earlier definitions are forgotten with
 * the last request that is answered with them.
 *
 * @param create creates the value with what the variants change
 */
export function perVariants<Value>(create: (key: string, changes: readonly JsonObject[]) => Value): {
  get: (key: string) => Value;
  clear: () => void;
} {
  let byConfig = new WeakMap<ExperimentsConfig, Map<string, Value>>();
  return {
    get(key) {
      const variants = requestVariants();
      const values = byConfig.get(variants.config) ?? new Map<string, Value>();
      byConfig.set(variants.config, values);
      const place = `${key} ${variants.key}`;
      const known = values.get(place);
      if (known !== undefined) return known;
      const value = create(key, requestChanges(variants));
      values.set(place, value);
      return value;
    },
    clear: () => {
      byConfig = new WeakMap();
    },
  };
}
