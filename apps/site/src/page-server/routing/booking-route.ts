import { appointmentSettings, appraisalStores, serviceStore } from "#server/appointments/appointment-wish.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { APPOINTMENTS_PATH } from "#shared/addresses/appointment-path.ts";
import {
  APPRAISAL_PATH,
  SERVICE_SCHEDULE_PATH,
  segmentBelow,
  TEST_DRIVE_PATH,
} from "#shared/addresses/public-paths.ts";
import { type PageAnswer, pageAnswer, pick, withQuery } from "./page-route.ts";
import { tokenStatus } from "./token-status.ts";
import type { Variant } from "./variant.ts";

const TEST_DRIVE = ["vin", "day", "start", "step", "terms", "valuation", "taken", "kept", "problem"];
const APPRAISAL = ["store", "day", "start", "step", "valuation", "taken", "kept", "problem"];
const VEHICLE = ["year", "make", "model", "mileage"];
const SERVICE = [
  ...VEHICLE,
  "adviser",
  "transport",
  "day",
  "start",
  "step",
  "valuation",
  "taken",
  "kept",
  "problem",
];

/** A press on a day shows its times: the scripts do not wait for it. */
const STEP = { personal: true, scripts: "at-once" } as const;

/**
 * The route of a step that books an appointment, or of the page of one; null for another path, and where nothing is
 * booked online: the address is then a content page with a form. Slots change by the minute, so none is cached.
 *
 * @example bookingRoute("/test-drive", new URLSearchParams("vin=JA4J4VAR4RZ004417"), variant, now)
 */
export function bookingRoute(
  path: string,
  params: URLSearchParams,
  variant: Variant,
  now: Date,
): PageAnswer | null {
  const token = segmentBelow(APPOINTMENTS_PATH, path);
  if (token !== null) {
    const status = tokenStatus("appointment", token, now);
    const own = pick(params, ["change", "booked", "start", "day", "step", "taken", "notice"]);
    const route = pageAnswer(variant, "minimal/appointment", { ...own, token }, withQuery(path, own));
    return {
      ...route,
      personal: true,
      dated: true,
      ...(own["change"] && STEP),
      ...(status !== undefined && { status }),
    };
  }
  if (path === TEST_DRIVE_PATH && drivesAnywhere(variant.store)) {
    const own = pick(params, TEST_DRIVE);
    const route = pageAnswer(variant, "minimal/test-drive", own, withQuery(path, own));
    // Without a vehicle it has no times.
    return own["vin"] === undefined ? route : { ...route, ...STEP };
  }
  if (path === APPRAISAL_PATH && appraisalStores(variant.store).length > 0) {
    const own = pick(params, APPRAISAL);
    return { ...pageAnswer(variant, "minimal/appraisal", own, withQuery(path, own)), ...STEP };
  }
  if (path !== SERVICE_SCHEDULE_PATH) return null;
  if (settingsFor(variant.store).profile.service?.scheduleLink)
    return pageAnswer(variant, "service-external", {}, path);
  if (!serviceStore(variant.store)) return null;
  const services = params.getAll("services").join();
  const own: Record<string, string> = {
    ...(services !== "" && services.length <= 300 && { services }),
    ...pick(params, SERVICE),
  };
  const route = pageAnswer(variant, "minimal/service-schedule", own, withQuery(path, own));
  // The choice of services is the same for everyone.
  return own["step"] === undefined ? route : { ...route, ...STEP };
}

/** Whether some store lets drives be booked: the vehicle decides at which one. */
function drivesAnywhere(storeId: string): boolean {
  return settingsFor(storeId).stores.some(({ id }) => appointmentSettings("test-drive", id) !== null);
}
