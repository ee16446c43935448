import type { DealershipSettings } from "@forecourt/dealership";
import { larkspur } from "@forecourt/sample-dealership";

/** The dealerships this installation knows; the only file of the importer that names one. */
const DEALERSHIPS: Readonly<Record<string, DealershipSettings>> = { larkspur: larkspur.settings };

export const DEALERSHIP_IDS = Object.keys(DEALERSHIPS);

/** What the importer needs to know of a dealership. */
export type ImporterDealership = {
  groupId: string;
  stores: { id: string; name: string }[];
  timeZone: string;
};

/** The dealership by its id, null when it is not known here. */
export function loadDealership(id: string): ImporterDealership | null {
  const settings = Object.hasOwn(DEALERSHIPS, id) ? DEALERSHIPS[id]! : null;
  if (settings === null) return null;
  return {
    groupId: settings.group.id,
    stores: settings.stores.map((store) => ({ id: store.id, name: store.name })),
    timeZone: settings.profile.timezone,
  };
}
