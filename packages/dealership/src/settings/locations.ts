import type { Store } from "./store-schema.ts";

/** A store in the list of locations; `currentLocation` marks the visitor's store. */
export type Location = Pick<
  Store,
  | "id"
  | "name"
  | "subname"
  | "link"
  | "inventoryLink"
  | "addressLine1"
  | "addressLine2"
  | "coordinates"
  | "mapsLink"
  | "note"
> & { currentLocation: boolean };

/**
 * Lists the group's locations in their configured order and marks the visitor's store, if any.
 *
 * @example locations(config.stores, visitor.userSelectedStore).find(({ currentLocation }) => currentLocation)
 */
export function locations(stores: readonly Store[], currentStoreId: string | null): Location[] {
  return stores.map((store) => ({
    id: store.id,
    name: store.name,
    subname: store.subname,
    link: store.link,
    inventoryLink: store.inventoryLink,
    addressLine1: store.addressLine1,
    addressLine2: store.addressLine2,
    coordinates: store.coordinates,
    mapsLink: store.mapsLink,
    note: store.note,
    currentLocation: store.id === currentStoreId,
  }));
}
