import { readFileSync } from "node:fs";
import {
  baseSettings,
  type DealershipConfig,
  parseDealershipConfig,
  parseSettingsFile,
  resolveSettings,
  type StoreSettings,
} from "@forecourt/dealership";
import { mergeExperiments } from "@forecourt/experiments";
import {
  illustrationAlt,
  illustrationCaption,
  illustrationFile,
  illustrationFor,
} from "@forecourt/vehicle-illustrations";
import { settingsFile } from "#env.ts";
import { source } from "../dealership.ts";
import { perVariants } from "../experiments/request-variants.ts";
import { appointmentErrors } from "./check-appointments.ts";
import { tradeInErrors } from "./check-trade-in.ts";
import { WrongSettingsError } from "./wrong-settings.ts";

const file = settingsFile();
const own = file === undefined ? {} : parseSettingsFile(readFileSync(file, "utf8"));
if (!own) throw new WrongSettingsError([`${file}: must be a JSON object`]);
const checked = parseDealershipConfig(resolveSettings(baseSettings, source.settings, own));
if (!checked.ok)
  throw new WrongSettingsError(checked.errors.map(({ path, code }) => `${path.join(".")}: ${code}`));
const settings = checked.value;

export const dealership = { ...source, settings };

/** The dealership's illustrations of vehicles without photographs. */
export const illustrations = { illustrationFor, illustrationFile, illustrationAlt, illustrationCaption };

// `parseDealershipConfig` has validated every store's merged settings.
const byStore = new Map(
  settings.stores.map((store) => [
    store.id,
    resolveSettings(baseSettings, settings, store.settings as StoreSettings | undefined),
  ]),
);

const wrongTradeIn = [
  ...tradeInErrors(settings),
  ...settings.stores.flatMap(({ id, settings: own }, at) =>
    own && "tradeIn" in own ? tradeInErrors(byStore.get(id)!, `stores.${at}.settings.tradeIn`) : [],
  ),
];
const wrongAppointments = [
  ...appointmentErrors(settings, source),
  ...settings.stores.flatMap(({ id, settings: own }, at) =>
    own && "appointments" in own
      ? appointmentErrors(byStore.get(id)!, source, `stores.${at}.settings.appointments`)
      : [],
  ),
];
const wrong = [...wrongTradeIn, ...wrongAppointments];
if (wrong.length > 0) throw new WrongSettingsError(wrong);

const withVariants = perVariants((storeId, changes) => {
  const own = byStore.get(storeId) ?? settings;
  return changes.length === 0 ? own : mergeExperiments({ settings: own, langs: {} }, changes).settings;
});

/**
 * The settings of a store: its own merged over the dealership's, which apply to unknown ids; then those of the
 * request's variants.
 */
export function settingsFor(storeId: string): DealershipConfig {
  return withVariants.get(byStore.has(storeId) ? storeId : "");
}
