import type { AppointmentKind } from "@forecourt/database";
import type { AppointmentSettings, DealershipConfig } from "@forecourt/dealership";
import { settingsFor } from "../settings/dealership.ts";

export type ServiceSettings = NonNullable<AppointmentSettings["service"]>;
export type TestDriveSettings = NonNullable<AppointmentSettings["testDrive"]>;
export type ServiceItem = ServiceSettings["services"][number];
export type TransportId = ServiceSettings["transports"][number]["id"];

/** What an appointment is for; it decides which times are free. */
export type AppointmentWish =
  | { kind: "test-drive"; storeId: string; vin: string }
  | {
      kind: "service";
      storeId: string;
      services: readonly ServiceItem[];
      /** Slug of the chosen adviser; null for any. */
      adviser: string | null;
      transport: TransportId;
    };

/** The settings of a kind's appointments at a store; null where none are booked online. */
export function appointmentSettings<Kind extends AppointmentKind>(
  kind: Kind,
  storeId: string,
): (Kind extends "service" ? ServiceSettings : TestDriveSettings) | null {
  const { appointments } = settingsFor(storeId);
  const found =
    kind === "service"
      ? hasDepartment(settingsFor(storeId), storeId, "service") && appointments.service
      : hasDepartment(settingsFor(storeId), storeId, "sales") && appointments.testDrive;
  return (found || null) as ReturnType<typeof appointmentSettings<Kind>>;
}

function hasDepartment(
  { stores, profile }: Pick<DealershipConfig, "stores" | "profile">,
  storeId: string,
  department: "sales" | "service",
): boolean {
  const departments = stores.find(({ id }) => id === storeId)?.departments;
  return (departments?.includes(department) ?? true) && (department === "sales" || profile.service !== null);
}

/** The store where a visitor of a store has service: the same, or the first with a service department. */
export function serviceStore(storeId: string): string | null {
  const { stores } = settingsFor(storeId);
  return [storeId, ...stores.map(({ id }) => id)].find((id) => appointmentSettings("service", id)) ?? null;
}

/** How long after the start the vehicle is kept for the shopper, minutes; null when it is not. */
export function holdMinutesOf({ kind, storeId }: AppointmentWish): number | null {
  return kind === "test-drive" ? (appointmentSettings(kind, storeId)?.holdMinutes ?? null) : null;
}
