import { type DealershipConfig, dealershipConfigSchema } from "./dealership-config-schema.ts";
import { mergeSettings } from "./merge-settings.ts";

/** `path` leads to the setting (`stores.0.settings.unlock…`), `code` says what is wrong with it. */
export type ConfigError = { path: string; code: string };

export type ConfigResult = { ok: true; config: DealershipConfig } | { ok: false; errors: ConfigError[] };

const STORE_MAY_NOT_SET = ["group", "stores", "claims"];

function check(input: unknown, prefix: string): ConfigResult {
  const parsed = dealershipConfigSchema.safeParse(input);
  if (parsed.success) return { ok: true, config: parsed.data };
  return {
    ok: false,
    errors: parsed.error.issues.map(({ path, message }) => ({
      path: [prefix, ...path].filter(String).join("."),
      code: message,
    })),
  };
}

/**
 * Checks merged settings, and again with every store's own settings laid over them, so that a store can never break
 * the site for the visitors who choose it.
 *
 * @example
 * const result = parseDealershipConfig(resolveSettings(baseSettings, larkspur));
 * if (!result.ok) console.error(result.errors); // [{ path: "profile.phone", code: "phone.invalid" }]
 */
export function parseDealershipConfig(input: unknown): ConfigResult {
  const company = check(input, "");
  if (!company.ok) return company;
  const errors: ConfigError[] = [];
  for (const [index, store] of company.config.stores.entries()) {
    const prefix = `stores.${index}.settings`;
    const own = store.settings ?? {};
    for (const key of STORE_MAY_NOT_SET.filter((name) => name in own)) {
      errors.push({ path: `${prefix}.${key}`, code: "store-setting.not-allowed" });
    }
    const merged = check(mergeSettings(company.config, own), prefix);
    if (!merged.ok) errors.push(...merged.errors);
  }
  return errors.length > 0 ? { ok: false, errors } : company;
}
