import { readFileSync } from "node:fs";
import { formatPhone } from "@forecourt/contact-details";
import {
  baseSettings,
  type DealershipConfig,
  type ExperimentsConfig,
  parseDealershipConfig,
  parseExperiments,
  parseExperimentsFile,
  parseSettingsFile,
  resolveSettings,
  type StartUpProblem,
  type StoreSettings,
  startUpProblems,
} from "@forecourt/dealership";
import type { DealershipFacts, LeadRouting } from "@forecourt/leads";
import { larkspur } from "@forecourt/sample-dealership";
import { WorkerSettingsError } from "./worker-settings-error.ts";

/** The sender of an email to a shopper. */
export type ShopperFacts = {
  name: string;
  /** Store, street, city, state and ZIP code in one line. */
  address: string;
  phone: string;
  /** Where a visit takes place; `mapsLink` opens directions, null for an unknown store. */
  store: { name: string; address: string; mapsLink: string | null };
  timeZone: string;
  /** Where a shopper's reply goes. */
  email: string;
  /** Who is told of deletions. */
  privacyEmail: string;
  staffLocale: string;
};

/** The settings of a dealership that the worker needs. */
export type WorkerDealership = {
  routing: LeadRouting;
  /** The facts of a store for its leads; those of the group for an unknown store. */
  factsOf: (storeId: string) => DealershipFacts;
  /** The settings of a store; those of the group for an unknown store. */
  settingsOf: (storeId: string) => DealershipConfig;
  /** The ids of the stores, in order. */
  storeIds: readonly string[];
  /** A member of the staff; undefined when there is none. */
  findStaff: (slug: string) => { slug: string; firstName: string; lastName: string } | undefined;
  /** The full name of a member of the staff; the slug itself when there is none. */
  staffName: (slug: string) => string;
  /** What a store says of itself in emails to shoppers. */
  shopperFactsOf: (storeId: string) => ShopperFacts;
  /** Of the file, otherwise the dealership's own. An endpoint's: `http/experiments/current-definitions.ts`. */
  experiments: ExperimentsConfig;
  /** What is still the sample dealership's when the site's address is public. */
  startUpProblems: (siteUrl: string) => StartUpProblem[];
};

/**
 * Loads the dealership; no other file of the worker names its package.
 *
 * @param file with the settings of this environment
 * @param experimentsFile with definitions of experiments that replace the dealership's own
 * @throws WorkerSettingsError when its settings are invalid, which prevents the start
 */
export function loadDealership(file?: string, experimentsFile?: string): WorkerDealership {
  const { settings, staff } = larkspur;
  const own = file === undefined ? {} : parseSettingsFile(readFileSync(file, "utf8"));
  if (!own) throw new WorkerSettingsError([`${file}: must be a JSON object`]);
  const group = parseConfig(resolveSettings(baseSettings, settings, own));
  const stores = new Map(
    group.stores.map((store) => {
      const merged = resolveSettings(baseSettings, group, (store.settings ?? {}) as StoreSettings);
      return [store.id, parseConfig(merged)];
    }),
  );
  const settingsOf = (storeId: string) => stores.get(storeId) ?? group;
  const findStaff = (slug: string) => staff.find((member) => member.slug === slug);
  return {
    routing: group.leadRouting,
    settingsOf,
    factsOf: (storeId) => facts(settingsOf(storeId)),
    storeIds: [...stores.keys()],
    findStaff,
    staffName: (slug) => {
      const member = findStaff(slug);
      return member ? `${member.firstName} ${member.lastName}` : slug;
    },
    shopperFactsOf: (storeId) => shopperFacts(settingsOf(storeId), storeId),
    experiments: loadExperiments(experimentsFile),
    startUpProblems: (url) => startUpProblems(group, { url, legalTexts: [] }),
  };
}

function loadExperiments(file: string | undefined): ExperimentsConfig {
  const parsed =
    file === undefined ? parseExperiments(larkspur.experiments) : parseExperimentsFile(textOf(file));
  if (parsed.ok) return parsed.value;
  throw new WorkerSettingsError(
    parsed.errors.map(({ path, code }) =>
      [file ?? "experiments", path.join("."), code].filter(Boolean).join(": "),
    ),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new WorkerSettingsError([`EXPERIMENTS_FILE: ${file} cannot be read`]);
  }
}

function parseConfig(settings: DealershipConfig): DealershipConfig {
  const parsed = parseDealershipConfig(settings);
  if (parsed.ok) return parsed.value;
  throw new WorkerSettingsError(parsed.errors.map(({ path, code }) => `${path.join(".")}: ${code}`));
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

function shopperFacts({ profile, stores, languages }: DealershipConfig, storeId: string): ShopperFacts {
  const known = stores.find(({ id }) => id === storeId);
  const { name, addressLine1, zip, phone } = known ?? profile;
  const address = [addressLine1, profile.city, `${profile.state_short} ${zip}`].join(", ");
  return {
    name: profile.name,
    address: name === profile.name ? address : `${name}, ${address}`,
    store: { name, address, mapsLink: known?.mapsLink ?? null },
    timeZone: profile.timezone,
    phone: formatPhone(phone, "general"),
    email: profile.email,
    privacyEmail: profile.privacyEmail ?? profile.email,
    staffLocale: languages.default,
  };
}
