import { isRecord, type JsonObject } from "./experiment-values.ts";

/** The parts of a site that experiments can change: settings, and translations by language. */
export type SiteParts<Settings = unknown, Langs = unknown> = { settings: Settings; langs: Langs };

function deepMerge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(over)) return over;
  const base = isRecord(under) ? under : {};
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, deepMerge(base[key], over[key])]));
}

/**
 * Merges the `settings` and `langs` of experiments into a site's, in order: objects merge key by key, arrays and null
 * replace. Does not change its input. Does not validate: validate the result like the site's own settings
 * (docs/product/experiments.md, "Settings and translations").
 *
 * @example mergeExperiments({ settings, langs }, [{ langs: { en: { hero: { title: "Drive it home" } } } }])
 */
export function mergeExperiments<Settings, Langs>(
  site: SiteParts<Settings, Langs>,
  experiments: readonly JsonObject[],
): SiteParts<Settings, Langs> {
  const layers = (part: "settings" | "langs") =>
    experiments
      .map((experiment) => (Object.hasOwn(experiment, part) ? experiment[part] : undefined))
      .filter(isRecord);
  return {
    settings: layers("settings").reduce<unknown>(deepMerge, site.settings) as Settings,
    langs: layers("langs").reduce<unknown>(deepMerge, site.langs) as Langs,
  };
}
