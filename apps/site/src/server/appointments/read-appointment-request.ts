import "server-only";
import { vehicleForRequest } from "../vehicles/find-vehicle.ts";
import type { SiteViewer } from "../vehicles/viewer.ts";
import type { VisibleVehicle } from "../vehicles/visible-vehicle.ts";
import {
  type AppointmentWish,
  appointmentSettings,
  type ServiceItem,
  type ServiceSettings,
} from "./appointment-wish.ts";

type Values = Readonly<Record<string, unknown>>;
type RequestError = { field: string; code: string };

/** What a request asks for; its time is checked when it is booked. */
export type AppointmentRequest = {
  wish: AppointmentWish;
  /** Milliseconds since 1970. */
  start: number;
  /** The vehicle in stock of a test drive. */
  vehicle: VisibleVehicle | null;
};

export type ReadAppointment =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; errors: RequestError[]; status: 404 | 422 };

/**
 * Reads the appointment of a JSON body or of a posted form: `start`, and for a test drive `vehicle.vin`, for service
 * `services`, `adviser` and `transport`.
 */
export function readAppointmentRequest(
  kind: AppointmentWish["kind"],
  sent: Values,
  { storeId, viewer }: { storeId: string; viewer: SiteViewer },
): ReadAppointment {
  const start = readInstant(sent["start"]);
  const errors: RequestError[] = start === null ? [{ field: "start", code: "slot" }] : [];
  const settings = appointmentSettings(kind, storeId);
  if (!settings) return { ok: false, status: 404, errors: [{ field: "storeId", code: "no-appointments" }] };
  if (kind === "test-drive") {
    const vin = vinOf(sent);
    const found = vehicleForRequest(vin, viewer);
    const vehicle = found?.storeId === storeId ? found : null;
    const wrong = found ? "other-store" : vin ? "no-vehicle" : "vin-missing";
    if (!vehicle) errors.push({ field: "vehicle.vin", code: wrong });
    if (vehicle?.status === "pending") errors.push({ field: "vehicle.vin", code: "sale-pending" });
    if (!vehicle || start === null || errors.length > 0) return { ok: false, status: 422, errors };
    return { ok: true, request: { wish: { kind, storeId, vin: vehicle.vin }, start, vehicle } };
  }
  if (kind === "appraisal") {
    if (start === null) return { ok: false, status: 422, errors };
    return { ok: true, request: { wish: { kind, storeId }, start, vehicle: null } };
  }
  const read = readServiceWish(sent, storeId);
  errors.push(...read.errors);
  if (errors.length > 0 || start === null) return { ok: false, status: 422, errors };
  return { ok: true, request: { wish: read.wish, start, vehicle: null } };
}

type ServiceWish = Extract<AppointmentWish, { kind: "service" }>;

/** Reads `services` (a list, or text with commas), `adviser` and `transport`. Unknown ids are errors. */
export function readServiceWish(
  sent: Values,
  storeId: string,
): { wish: ServiceWish; errors: RequestError[] } {
  const settings: ServiceSettings | null = appointmentSettings("service", storeId);
  const errors: RequestError[] = [];
  const ids = listOf(sent["services"]);
  const services = (settings?.services ?? []).filter(({ id }) => ids.includes(id));
  if (services.length === 0) errors.push({ field: "services", code: "service-missing" });
  else if (services.length !== new Set(ids).size) errors.push({ field: "services", code: "invalid" });
  const adviser = textOf(sent["adviser"]);
  const known = adviser !== null && (settings?.advisers.includes(adviser) ?? false);
  if (adviser !== null && !known) errors.push({ field: "adviser", code: "invalid" });
  const transports = settings?.transports ?? [];
  const wanted = textOf(sent["transport"]);
  const transport =
    transports.find(({ id }) => id === wanted) ?? (wanted === null ? transports[0] : undefined);
  if (!transport) errors.push({ field: "transport", code: "invalid" });
  return {
    wish: {
      kind: "service",
      storeId,
      services,
      adviser: known ? adviser : null,
      transport: transport?.id ?? "wait",
    },
    errors,
  };
}

/** The names of services in a language, or in the default one. */
export function serviceNames(services: readonly ServiceItem[], locale: string, fallback: string): string[] {
  return services.map(({ id, name }) => name[locale] ?? name[fallback] ?? id);
}

/** An instant with a UTC offset, milliseconds since 1970; null for another text. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== "string" || !INSTANT.test(value)) return null;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function vinOf({ vin, vehicle }: Values): string | undefined {
  const own = typeof vehicle === "object" && vehicle !== null ? (vehicle as { vin?: unknown }).vin : vin;
  return typeof own === "string" ? own : undefined;
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").slice(0, 20);
  return typeof value === "string" ? value.split(",").filter(Boolean).slice(0, 20) : [];
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value !== "any" ? value : null;
