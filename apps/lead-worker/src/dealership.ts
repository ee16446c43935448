import {
  baseSettings,
  type DealershipConfig,
  type DealershipSettings,
  parseDealershipConfig,
  resolveSettings,
  type StoreSettings,
} from "@forecourt/dealership";
import type { DealershipFacts, LeadRouting } from "@forecourt/leads";
import { larkspur } from "@forecourt/sample-dealership";

/** The dealerships this installation knows; the only file of the worker that names one. */
const DEALERSHIPS: Readonly<Record<string, DealershipSettings>> = { larkspur: larkspur.settings };

export const DEALERSHIP_IDS = Object.keys(DEALERSHIPS);

/** What the worker needs to know of a dealership. */
export type WorkerDealership = {
  routing: LeadRouting;
  /** What a lead of a store says about the dealership; a store nobody knows gets the group's. */
  factsOf: (storeId: string) => DealershipFacts;
};

/**
 * The dealership by its id, null when it is not known here.
 *
 * @throws Error when its settings are wrong: that stops the start.
 */
export function loadDealership(id: string): WorkerDealership | null {
  const settings = Object.hasOwn(DEALERSHIPS, id) ? DEALERSHIPS[id]! : null;
  if (settings === null) return null;
  const group = parseConfig(resolveSettings(baseSettings, settings));
  const stores = new Map(
    group.stores.map((store) => {
      const merged = resolveSettings(baseSettings, settings, (store.settings ?? {}) as StoreSettings);
      return [store.id, facts(parseConfig(merged))];
    }),
  );
  const groupFacts = facts(group);
  return { routing: group.leadRouting, factsOf: (storeId) => stores.get(storeId) ?? groupFacts };
}

function parseConfig(settings: DealershipConfig): DealershipConfig {
  const parsed = parseDealershipConfig(settings);
  if (parsed.ok) return parsed.config;
  const lines = parsed.errors.map(({ path, code }) => `  ${path}: ${code}`);
  throw new Error(`forecourt/lead-worker: the dealership's settings are wrong:\n${lines.join("\n")}`);
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
