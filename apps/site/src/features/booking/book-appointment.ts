import { parsePaymentTerms } from "@forecourt/finance";
import type { SlotProblem } from "@forecourt/scheduling";
import { appointmentAddresses, newAppointmentLink } from "#server/appointments/appointment-link.ts";
import { appointmentSchedule } from "#server/appointments/appointment-schedule.ts";
import { holdMinutesOf } from "#server/appointments/appointment-wish.ts";
import {
  acceptedAppointment,
  appointmentEmail,
  leadOfAppointment,
  slotTimes,
  stateOf,
} from "#server/appointments/book-appointment.ts";
import type { OfferedDay } from "#server/appointments/offered-day.ts";
import { nearestFree, offeredTimes } from "#server/appointments/offered-slots.ts";
import { operationsOf } from "#server/appointments/operations-of.ts";
import { readAppointmentRequest } from "#server/appointments/read-appointment-request.ts";
import { reserveTime } from "#server/appointments/reserve-time.ts";
import { slotError } from "#server/appointments/slot-error.ts";
import { kindOfLead } from "#server/appointments/words-of-kind.ts";
import type { CompletedLead, CompleteLead, RefusedSlot } from "#server/leads/receive-lead.ts";
import { pageContext } from "#server/page-context.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { appointmentContent } from "./appointment-content.ts";
import { appraisalLead } from "./appraisal-lead.ts";
import { retryAddress } from "./booking-address.ts";
import { broughtValuation } from "./brought-valuation.ts";

/** Adds the appointment to its lead, and to the answer. */
export const bookAppointment: CompleteLead = async (sentLead, sent, context): Promise<CompletedLead> => {
  const kind = kindOfLead(sentLead.kind);
  if (!kind) return { ok: false, status: 422, errors: [{ field: "kind", code: "kind" }] };
  const locale = asLocale(sentLead.locale);
  const { storeId, now, access } = context;
  const page = await pageContext(Promise.resolve({ locale, store: storeId, access }));
  const read = readAppointmentRequest(kind, sent, { storeId, viewer: page });
  if (!read.ok) return read;
  const { request } = read;
  const brought = await broughtValuation(sent["valuation"], now, locale);
  const valued = appraisalLead(sentLead, brought, page);
  if (!valued.ok) return valued;
  const { lead } = valued;

  const schedule = appointmentSchedule(request.wish);
  if (!schedule) return { ok: false, status: 404, errors: [{ field: "storeId", code: "no-appointments" }] };
  const { timeZone } = schedule;
  const operations = operationsOf(request.wish, page.settings.languages.default);
  const leadWith = (appointmentId: string | null) =>
    leadOfAppointment(lead, request, {
      timeZone,
      appointmentId,
      status: "booked",
      holdMinutes: holdMinutesOf(request.wish),
      operations,
    });
  const link = newAppointmentLink(context.keyOf(leadWith(null)), now);
  const reserved = await reserveTime(request, {
    ...{ lead, link, schedule, operations, network: context.network, now },
  });
  if (reserved.kind === "unavailable")
    return {
      ok: false,
      status: 503,
      errors: [{ field: "", code: "unavailable" }],
      headers: { "Retry-After": "5" },
    };
  if (reserved.kind === "limited")
    return {
      ok: false,
      status: 429,
      errors: [{ field: "", code: "limited" }],
      headers: { "Retry-After": String(reserved.retryAfterSeconds) },
    };
  const refuse = (problem: SlotProblem, days: readonly OfferedDay[]): RefusedSlot => ({
    ...slotError(problem),
    fields: { alternatives: nearestFree(days, request.start).map((free) => slotTimes(free, timeZone)) },
    page: retryAddress(request, sent, locale),
  });
  if (reserved.kind === "refused") return { ok: false, ...refuse(reserved.problem, reserved.days) };
  const { slot, externalId } = reserved;

  const { page: manage, calendar } = appointmentAddresses(link, locale);
  const content = appointmentContent(
    lead,
    request,
    { page: manage, externalId, valuation: brought.kind === "found" ? brought.valuation : null },
    { ...page, terms: parsePaymentTerms(textOf(sent["terms"]), page.settings.finance) },
  );
  const state = stateOf(link, request.wish, slot, 0);
  return {
    ok: true,
    lead: leadWith(link.id),
    page: `${manage}?booked=1`,
    fields: {
      appointmentId: link.id,
      ...slotTimes(slot, timeZone),
      manageUrl: manage,
      calendarUrl: calendar,
      url: `${manage}?booked=1`,
    },
    email: appointmentEmail("appointment-confirmation", state, content, now),
    appointment: await acceptedAppointment(request, { slot, schedule, now }, link, content),
    onRefused: async (problem) => {
      const again = await offeredTimes(request.wish, { now });
      return refuse(problem, again.kind === "offered" ? again.days : []);
    },
  };
};

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
