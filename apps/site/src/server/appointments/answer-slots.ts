import "server-only";
import { isCalendarDate } from "@forecourt/calendar";
import { isLate } from "@forecourt/scheduling";
import { asLocale } from "#shared/locale/as-locale.ts";
import { json, refusal } from "../leads/answer.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import { requestViewer } from "../vehicles/api/request-viewer.ts";
import { vehicleForRequest } from "../vehicles/find-vehicle.ts";
import { type AppointmentWish, appointmentSettings } from "./appointment-wish.ts";
import { slotTimes } from "./book-appointment.ts";
import { offeredTimes } from "./offered-slots.ts";
import { readServiceWish } from "./read-appointment-request.ts";

type Wish = { ok: true; wish: AppointmentWish } | { ok: false; errors: { field: string; code: string }[] };

/**
 * `GET …/test-drive/slots?vin=`, `GET …/service/slots?services=` and `GET …/appraisal/slots`: the starts from a day on,
 * each with whether it can be booked now.
 */
export async function answerSlots(
  request: Request,
  kind: AppointmentWish["kind"],
  storeId: string,
): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const locale = asLocale(params.get("locale"));
  if (!dealership.settings.stores.some(({ id }) => id === storeId))
    return refusal([{ field: "storeId", code: "store" }], 404, locale);
  if (!appointmentSettings(kind, storeId))
    return refusal([{ field: "storeId", code: "no-appointments" }], 404, locale);
  const from = params.get("from");
  const days = params.get("days");
  const errors = [
    ...(from !== null && !isCalendarDate(from) ? [{ field: "from", code: "invalid" }] : []),
    ...(days !== null && !/^([1-9]|[1-9]\d|1[0-7]\d|180)$/.test(days)
      ? [{ field: "days", code: "invalid" }]
      : []),
  ];
  const read = await wishOf(kind, request, storeId);
  if (!read.ok || errors.length > 0)
    return refusal([...errors, ...(read.ok ? [] : read.errors)], 422, locale);
  const offered = await offeredTimes(read.wish, {
    now: new Date(),
    ...(from !== null && { from }),
    ...(days !== null && { days: Number(days) }),
  });
  if (offered.kind !== "offered")
    return refusal([{ field: "", code: "unavailable" }], 503, locale, { "Retry-After": "5" });
  const { timeZone } = offered.schedule;
  const slots = offered.days.flatMap((day) =>
    day.slots.map((slot) => ({
      ...slotTimes(slot, timeZone),
      available: slot.resources !== null,
      ...(slot.problem && { reason: isLate(slot.problem) ? ("too-late" as const) : ("full" as const) }),
    })),
  );
  return json({ timeZone, slots }, 200);
}

async function wishOf(kind: AppointmentWish["kind"], request: Request, storeId: string): Promise<Wish> {
  const params = new URL(request.url).searchParams;
  switch (kind) {
    case "test-drive":
      return driveWish(request, params, storeId);
    case "service":
      return serviceWish(params, storeId);
    case "appraisal":
      return { ok: true, wish: { kind, storeId } };
  }
}

function serviceWish(params: URLSearchParams, storeId: string): Wish {
  const { wish, errors } = readServiceWish(Object.fromEntries(params), storeId);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, wish };
}

async function driveWish(request: Request, params: URLSearchParams, storeId: string): Promise<Wish> {
  const { viewer } = await requestViewer(request, settingsFor(storeId));
  const vin = params.get("vin");
  if (!vin) return { ok: false, errors: [{ field: "vin", code: "vin-missing" }] };
  const vehicle = vehicleForRequest(vin, viewer);
  if (!vehicle) return { ok: false, errors: [{ field: "vin", code: "no-vehicle" }] };
  if (vehicle.status === "pending") return { ok: false, errors: [{ field: "vin", code: "sale-pending" }] };
  if (vehicle.storeId !== storeId) return { ok: false, errors: [{ field: "vin", code: "other-store" }] };
  return { ok: true, wish: { kind: "test-drive", storeId, vin: vehicle.vin } };
}
