import type { JsonObject } from "@forecourt/experiments";
import { experimentsConfig, runningExperiments } from "./experiments-config.ts";

/** `run-with-variants.ts` sets it; Next's bundle reads it. A symbol, since each loads its own copy of a module. */
export const VARIANTS_SLOT = Symbol.for("forecourt.request-variants");
type Holder = { [VARIANTS_SLOT]?: { getStore: () => string | undefined } };

/** The key of the variants that the current request is answered with; empty for the controls. */
export function requestVariants(): string {
  return (globalThis as Holder)[VARIANTS_SLOT]?.getStore() ?? "";
}

/**
 * What the current request's variants change, in order: dynamic configs, then experiments. Unknown names change
 * nothing: the experiment has ended.
 */
export function requestChanges(key = requestVariants()): JsonObject[] {
  const named = key === "" ? [] : key.split("_");
  const experiments = runningExperiments().flatMap(({ name, variants }) =>
    variants.filter((variant) => named.includes(`${name}.${variant.name}`)),
  );
  return [...Object.values(experimentsConfig().dynamicConfigs), ...experiments].map(
    ({ settings, langs }) => ({ ...(settings && { settings }), ...(langs && { langs }) }) as JsonObject,
  );
}

/**
 * Remembers one value for each key and combination of variants. Forgets all when the definitions change.
 *
 * @param create creates the value with what the variants change
 */
export function perVariants<Value>(create: (key: string, changes: readonly JsonObject[]) => Value): {
  get: (key: string) => Value;
  clear: () => void;
} {
  const values = new Map<string, Value>();
  let config = experimentsConfig();
  return {
    get(key) {
      if (config !== experimentsConfig()) values.clear();
      config = experimentsConfig();
      const variants = requestVariants();
      const place = `${key} ${variants}`;
      const known = values.get(place);
      if (known !== undefined) return known;
      const value = create(key, requestChanges(variants));
      values.set(place, value);
      return value;
    },
    clear: () => values.clear(),
  };
}
