import { type ErrorPath, type Result, resultOf } from "@forecourt/result";
import * as z from "zod";
import { type DealershipConfig, dealershipConfigSchema } from "./dealership-config-schema.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type ConfigError, schemaErrors } from "./schema-errors.ts";
import { settingAt } from "./setting-at.ts";
import { settingConflicts } from "./setting-conflicts.ts";

export type ConfigResult = Result<DealershipConfig, ConfigError>;

/** Group-wide settings. The group's lead routing names a store's recipients; all stores share one listing order. */
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
  ["leadRouting", "people"],
];

const storesWithSettings = z.looseObject({
  stores: z.array(z.looseObject({ settings: z.record(z.string(), z.unknown()).optional() })),
});

/**
 * Validates merged settings, alone and with each store's overrides.
 *
 * Returns every error (docs/product/dealership.md, "Errors").
 *
 * @example
 * const result = parseDealershipConfig(resolveSettings(baseSettings, larkspur));
 * if (!result.ok) console.error(result.errors); // [{ path: ["profile", "phone"], code: "phone.invalid" }]
 */
export function parseDealershipConfig(input: unknown): ConfigResult {
  const company = check(input);
  const stores = storesWithSettings.safeParse(input);
  const errors = [
    ...company.errors,
    ...(stores.success ? stores.data.stores : []).flatMap(({ settings }, index) =>
      storeErrors(input, settings ?? {}, company.errors).map(({ path, code }) => ({
        path: ["stores", index, "settings", ...path],
        code,
      })),
    ),
  ];
  return resultOf(errors, () => company.config!);
}

function check(settings: unknown): { config: DealershipConfig | null; errors: ConfigError[] } {
  const parsed = dealershipConfigSchema.safeParse(settings);
  const conflicts = settingConflicts(settings);
  return parsed.success
    ? { config: parsed.data, errors: conflicts }
    : { config: null, errors: [...schemaErrors(parsed.error.issues, settings), ...conflicts] };
}

/** Errors caused by a store's overrides, without those of the group. */
function storeErrors(company: unknown, own: Record<string, unknown>, known: ConfigError[]): ConfigError[] {
  if (Object.keys(own).length === 0) return [];
  const forbidden = STORE_MAY_NOT_SET.filter((path) => settingAt(own, path) !== undefined);
  const made = check(mergeSettings(company, own)).errors.filter(
    ({ path }) => settingAt(own, path) !== undefined || known.every((error) => !isSame(error.path, path)),
  );
  return [...forbidden.map((path) => ({ path, code: "store-setting.not-allowed" })), ...made];
}

function isSame(path: ErrorPath, other: ErrorPath): boolean {
  return path.length === other.length && path.every((key, at) => key === other[at]);
}
