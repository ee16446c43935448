import type { AppointmentKind } from "@forecourt/database";
import type { AppointmentSettings, DealershipConfig } from "@forecourt/dealership";
import { settingsFor } from "../settings/dealership.ts";

export type ServiceSettings = NonNullable<AppointmentSettings["service"]>;
export type TestDriveSettings = NonNullable<AppointmentSettings["testDrive"]>;
export type AppraisalSettings = NonNullable<AppointmentSettings["appraisal"]>;
export type ServiceItem = ServiceSettings["services"][number];
export type TransportId = ServiceSettings["transports"][number]["id"];

/** What an appointment is for; it decides which times are free. */
export type AppointmentWish =
  | { kind: "test-drive"; storeId: string; vin: string }
  /** Of the shopper's own vehicle. */
  | { kind: "appraisal"; storeId: string }
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
): SettingsOf[Kind] | null {
  const settings = settingsFor(storeId);
  const { testDrive, service, appraisal } = settings.appointments;
  if (!hasDepartment(settings, storeId, departmentOf(kind))) return null;
  const all: { [Each in AppointmentKind]: SettingsOf[Each] | null } = {
    "test-drive": testDrive,
    service,
    appraisal,
  };
  return all[kind];
}

type SettingsOf = {
  "test-drive": TestDriveSettings;
  service: ServiceSettings;
  appraisal: AppraisalSettings;
};

/** The department whose hours a kind of appointment has. */
export function departmentOf(kind: AppointmentKind): "sales" | "service" {
  return kind === "service" ? "service" : "sales";
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

/** The stores that a visitor of a store can choose for an appraisal, in the order of the settings. */
export function appraisalStores(storeId: string): DealershipConfig["stores"] {
  return settingsFor(storeId).stores.filter(({ id }) => appointmentSettings("appraisal", id) !== null);
}

/** How long after the start the vehicle is kept for the shopper, minutes; null when it is not. */
export function holdMinutesOf({ kind, storeId }: AppointmentWish): number | null {
  return kind === "test-drive" ? (appointmentSettings(kind, storeId)?.holdMinutes ?? null) : null;
}
