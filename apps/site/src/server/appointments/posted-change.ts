import "server-only";
import { siteEnv } from "#env.ts";
import { appointmentPath } from "#shared/addresses/appointment-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { readBody } from "../http/read-body.ts";
import { isOwnOrigin, networkKey } from "../http/request-origin.ts";
import { json, refusal, seeOther } from "../leads/answer.ts";
import { settingsFor } from "../settings/dealership.ts";
import { appointmentAddresses } from "./appointment-link.ts";
import { slotTimes } from "./book-appointment.ts";
import type { ChangedAppointment } from "./change-appointment.ts";
import { type LinkedAppointment, openAppointment } from "./open-appointment.ts";
import { slotError } from "./slot-error.ts";

type Values = Readonly<Record<string, unknown>>;
type Change = (
  linked: LinkedAppointment,
  values: Values,
  by: { network: string; now: Date },
) => Promise<ChangedAppointment | { kind: "no-time" }>;

const BROKEN = {
  invalid: ["link", 400],
  gone: ["link-over", 410],
  unavailable: ["unavailable", 503],
} as const;

/**
 * Answers a move or a cancellation, as JSON or as a posted form. The link's token is the proof: no cookie is read, so
 * that it works in any browser.
 *
 * @param done the notice of the page after a form
 */
export async function answerChange(
  request: Request,
  done: "moved" | "cancelled",
  change: Change,
): Promise<Response> {
  const env = siteEnv();
  const body = await readBody(request);
  const values: Values =
    body.kind === "form" ? body.values : body.kind === "json" ? ((body.body ?? {}) as Values) : {};
  const locale = asLocale(values["locale"]);
  const token = typeof values["token"] === "string" ? values["token"] : "";
  const page = appointmentPath(token, locale);
  const isForm = body.kind === "form";
  const refuse = (code: string, status: number, params: Record<string, string> = {}, fields = {}) =>
    isForm && status !== 503
      ? seeOther(pathWith(page, params))
      : refusal([{ field: code.startsWith("slot") ? "start" : "token", code }], status, locale, {}, fields);
  if (body.kind === "refused") return refusal([{ field: "", code: "body" }], body.status, locale);
  if (!isOwnOrigin(request, env.SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  const now = new Date();
  const opened = await openAppointment(token, now);
  if (opened.kind !== "found") {
    const [code, status] = BROKEN[opened.kind];
    return refuse(code, status);
  }
  const result = await change(opened, values, { network: networkKey(request, env.SITE_SECRET, now), now });
  const timeZone = settingsFor(opened.appointment.storeId).profile.timezone;
  switch (result.kind) {
    case "changed": {
      if (isForm) return seeOther(pathWith(page, { notice: done }));
      // A client that names no language gets the page in the one that was booked.
      const own = asLocale(values["locale"] ?? opened.content.locale);
      const { page: manageUrl, calendar: calendarUrl } = appointmentAddresses(opened.link, own);
      const { id, state } = result.appointment;
      const times = slotTimes(result.appointment, timeZone);
      return json({ appointmentId: id, state, ...times, manageUrl, calendarUrl }, 200);
    }
    case "slot-refused": {
      const { errors, status } = slotError(result.problem);
      const alternatives = result.alternatives.map((slot) => slotTimes(slot, timeZone));
      const again = { change: "time", taken: "1", start: String(values["start"] ?? "") };
      return refuse(errors[0]!.code, status, again, { alternatives });
    }
    case "no-time":
      return refuse("slot", 422, { change: "time", step: "details" });
    case "late":
      return refuse("appointment-late", 409, { notice: "late" });
    case "outdated":
    case "conflict":
      return refuse("appointment-changed", 409, { notice: "outdated" });
    case "gone":
      return refuse("link-over", 410);
    case "limited":
      return refuse("limited", 429, { notice: "limited" });
    case "unavailable":
      return refuse("unavailable", 503);
  }
}
