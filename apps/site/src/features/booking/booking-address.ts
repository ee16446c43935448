import type { AppointmentRequest } from "#server/appointments/read-appointment-request.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { APPRAISAL_PATH, SERVICE_SCHEDULE_PATH, TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";

/** The parameters of a test drive's address; `kept`: a cookie has what was typed. */
export const TEST_DRIVE_PARAMS = [
  "vin",
  "day",
  "start",
  "step",
  "terms",
  "valuation",
  "taken",
  "kept",
] as const;

/** The parameters of a service appointment's address. */
export const SERVICE_PARAMS = [
  "services",
  "year",
  "make",
  "model",
  "mileage",
  "adviser",
  "transport",
  "day",
  "start",
  "step",
  "valuation",
  "taken",
  "kept",
] as const;

/** The parameters of an appraisal's address; `store`: the chosen one. */
export const APPRAISAL_PARAMS = ["store", "day", "start", "step", "valuation", "taken", "kept"] as const;

export type TestDriveParams = Partial<Record<(typeof TEST_DRIVE_PARAMS)[number] | "problem", string>>;
export type ServiceParams = Partial<Record<(typeof SERVICE_PARAMS)[number] | "problem", string>>;

export type AppraisalParams = Partial<Record<(typeof APPRAISAL_PARAMS)[number] | "problem", string>>;

/** The address of a step of a test drive. */
export function testDriveAddress(params: TestDriveParams, locale: Locale): string {
  return pathWith(localPath(locale, TEST_DRIVE_PATH), params);
}

/** The address of a step of a service appointment. */
export function serviceAddress(params: ServiceParams, locale: Locale): string {
  return pathWith(localPath(locale, SERVICE_SCHEDULE_PATH), params);
}

/** The address of a step of an appraisal. */
export function appraisalAddress(params: AppraisalParams, locale: Locale): string {
  return pathWith(localPath(locale, APPRAISAL_PATH), params);
}

/** The step of the time, after a form whose time was taken; `kept` says that a cookie has what was typed. */
export function retryAddress(
  { wish }: Pick<AppointmentRequest, "wish">,
  sent: Readonly<Record<string, unknown>>,
  locale: Locale,
): string {
  const names = PARAMS[wish.kind];
  const kept = Object.fromEntries(
    names.flatMap((name) => (typeof sent[name] === "string" ? [[name, sent[name]]] : [])),
  );
  const params = { ...kept, start: String(sent["start"] ?? ""), step: "time", taken: "1", kept: "1" };
  switch (wish.kind) {
    case "service":
      return serviceAddress({ ...params, services: wish.services.map(({ id }) => id).join() }, locale);
    case "test-drive":
      return testDriveAddress({ ...params, vin: wish.vin }, locale);
    case "appraisal":
      return appraisalAddress({ ...params, store: wish.storeId }, locale);
  }
}

const PARAMS = { service: SERVICE_PARAMS, "test-drive": TEST_DRIVE_PARAMS, appraisal: APPRAISAL_PARAMS };
