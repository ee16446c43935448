import {
  baseSettings,
  type DealershipConfig,
  parseDealershipConfig,
  resolveSettings,
  type StartUpProblem,
  type StoreSettings,
  startUpProblems,
} from "@forecourt/dealership";
import type { DealershipFacts, LeadRouting } from "@forecourt/leads";
import { larkspur } from "@forecourt/sample-dealership";

/** The settings of a dealership that the worker needs. */
export type WorkerDealership = {
  routing: LeadRouting;
  /** The facts of a store for its leads; those of the group for an unknown store. */
  factsOf: (storeId: string) => DealershipFacts;
  /** What is still the sample dealership's when the site's address is public. */
  startUpProblems: (siteUrl: string) => StartUpProblem[];
};

/**
 * Loads the dealership; no other file of the worker names its package.
 *
 * @throws Error when its settings are invalid, which prevents the start
 */
export function loadDealership(): WorkerDealership {
  const { settings } = larkspur;
  const group = parseConfig(resolveSettings(baseSettings, settings));
  const stores = new Map(
    group.stores.map((store) => {
      const merged = resolveSettings(baseSettings, settings, (store.settings ?? {}) as StoreSettings);
      return [store.id, facts(parseConfig(merged))];
    }),
  );
  const groupFacts = facts(group);
  return {
    routing: group.leadRouting,
    factsOf: (storeId) => stores.get(storeId) ?? groupFacts,
    startUpProblems: (url) => startUpProblems(group, { url, legalTexts: [] }),
  };
}

function parseConfig(settings: DealershipConfig): DealershipConfig {
  const parsed = parseDealershipConfig(settings);
  if (parsed.ok) return parsed.config;
  const lines = parsed.errors.map(({ path, code }) => `  ${path}: ${code}`);
  throw new Error(`forecourt/lead-worker: the dealership's settings are invalid:\n${lines.join("\n")}`);
}

function facts({ profile, leadRouting, languages }: DealershipConfig): DealershipFacts {
  const { fullName, email, phone } = profile.employees.generalManager;
  return {
    name: profile.name,
    timeZone: profile.timezone,
    generalManager: { fullName, email, phone },
    provider: leadRouting.provider,
    staffLocale: languages.default === "es" ? "es" : "en",
  };
}
