import type { OpeningHours } from "@forecourt/calendar";
import { type DealershipConfig, type Store, storeHours } from "@forecourt/dealership";

/** A department at one store, with its hours and phone. */
export type StoreDepartment = { department: "sales" | "service"; hours: OpeningHours; phone: string };

/**
 * The departments at a store. Sales answers at the store's phone, service at its own.
 *
 * @example storeDepartments(north, settings).map(({ department }) => department) // ["sales", "service"]
 */
export function storeDepartments(store: Store, settings: DealershipConfig): StoreDepartment[] {
  const phones = { sales: store.phone, service: settings.profile.service?.phone ?? store.phone };
  return (store.departments ?? (["sales", "service"] as const)).flatMap((department) => {
    const hours = storeHours(settings, store.id, department);
    return hours ? [{ department, hours, phone: phones[department] }] : [];
  });
}
