import type { DealershipSettings } from "@forecourt/dealership";
import { larkspur } from "@forecourt/sample-dealership";

/** The configured dealerships; no other file of the importer names one. */
const DEALERSHIPS: Readonly<Record<string, DealershipSettings>> = { larkspur: larkspur.settings };

export const DEALERSHIP_IDS = Object.keys(DEALERSHIPS);

/** The settings of a dealership that the importer needs. */
export type ImporterDealership = {
  groupId: string;
  stores: { id: string; name: string }[];
  timeZone: string;
};

/** Loads a dealership by id; null when the id is unknown. */
export function loadDealership(id: string): ImporterDealership | null {
  const settings = Object.hasOwn(DEALERSHIPS, id) ? DEALERSHIPS[id]! : null;
  if (settings === null) return null;
  return {
    groupId: settings.group.id,
    stores: settings.stores.map((store) => ({ id: store.id, name: store.name })),
    timeZone: settings.profile.timezone,
  };
}
