import * as z from "zod";
import { type DealershipConfig, dealershipConfigSchema } from "./dealership-config-schema.ts";
import { fittingFaults } from "./fitting-faults.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type ConfigError, schemaFaults } from "./schema-faults.ts";
import { settingAt } from "./setting-at.ts";

export type ConfigResult = { ok: true; config: DealershipConfig } | { ok: false; errors: ConfigError[] };

/**
 * What is the same for all stores. Who gets a store's leads is said in the group's routing, for production only; a
 * list has one address and one order for everybody.
 */
const STORE_MAY_NOT_SET = [
  ["group"],
  ["stores"],
  ["claims"],
  ["listing", "pageSize"],
  ["listing", "defaultSort"],
  ["listing", "filterPriority"],
  ["leadRouting", "default"],
  ["leadRouting", "kinds"],
  ["leadRouting", "stores"],
];

const storesWithSettings = z.looseObject({
  stores: z.array(z.looseObject({ settings: z.record(z.string(), z.unknown()).optional() })),
});

/**
 * Checks merged settings, and again with every store's own settings laid over them, so that a store can never break
 * the site for the visitors who choose it. Every fault is named, not only the first
 * (docs/product/dealership.md, "Faults").
 *
 * @example
 * const result = parseDealershipConfig(resolveSettings(baseSettings, larkspur));
 * if (!result.ok) console.error(result.errors); // [{ path: "profile.phone", code: "phone.invalid" }]
 */
export function parseDealershipConfig(input: unknown): ConfigResult {
  const company = check(input);
  const stores = storesWithSettings.safeParse(input);
  const errors = [
    ...company.errors,
    ...(stores.success ? stores.data.stores : []).flatMap(({ settings }, index) =>
      storeFaults(input, settings ?? {}, company.errors).map(({ path, code }) => ({
        path: `stores.${index}.settings.${path}`,
        code,
      })),
    ),
  ];
  return company.config && errors.length === 0 ? { ok: true, config: company.config } : { ok: false, errors };
}

function check(settings: unknown): { config: DealershipConfig | null; errors: ConfigError[] } {
  const parsed = dealershipConfigSchema.safeParse(settings);
  const misfits = fittingFaults(settings);
  return parsed.success
    ? { config: parsed.data, errors: misfits }
    : { config: null, errors: [...schemaFaults(parsed.error.issues, settings), ...misfits] };
}

/** The faults that a store's own settings make; those of the group are the group's. */
function storeFaults(company: unknown, own: Record<string, unknown>, known: ConfigError[]): ConfigError[] {
  if (Object.keys(own).length === 0) return [];
  const forbidden = STORE_MAY_NOT_SET.filter((path) => settingAt(own, path) !== undefined);
  const made = check(mergeSettings(company, own)).errors.filter(
    ({ path }) =>
      settingAt(own, path.split(".")) !== undefined || known.every((fault) => fault.path !== path),
  );
  return [...forbidden.map((path) => ({ path: path.join("."), code: "store-setting.not-allowed" })), ...made];
}
