import { larkspur } from "@forecourt/sample-dealership";

/** The settings of a dealership that the importer needs. */
export type ImporterDealership = {
  groupId: string;
  stores: { id: string; name: string }[];
  timeZone: string;
};

const { group, stores, profile } = larkspur.settings;

/** The dealership of the imports; no other file of the importer names its package. */
export const dealership: ImporterDealership = {
  groupId: group.id,
  stores: stores.map(({ id, name }) => ({ id, name })),
  timeZone: profile.timezone,
};
