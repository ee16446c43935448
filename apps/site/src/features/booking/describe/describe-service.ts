import { LEAD_FORMS, readMiles, readModelYear } from "@forecourt/leads/forms";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import {
  type AppointmentWish,
  appointmentSettings,
  type ServiceSettings,
  serviceStore,
} from "#server/appointments/appointment-wish.ts";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { readInstant, readServiceWish } from "#server/appointments/read-appointment-request.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";
import { type ServiceParams, serviceAddress } from "../booking-address.ts";
import type { ServicesStepContent } from "../services-step-content.ts";
import type { TimeStepContent } from "../time-step-content.ts";
import { bookingFrame } from "./booking-frame.ts";
import { describeDetails } from "./details-step.ts";
import { filled } from "./filled.ts";
import { instantText } from "./instant-text.ts";
import { serviceOptions } from "./service-options.ts";
import { serviceSummary } from "./service-summary.ts";
import { describeServices, vehicleErrors } from "./services-step.ts";
import type { DetailsStepContent } from "./time-and-details.ts";
import { describeTimeStep } from "./time-step.ts";

export type ServiceStep =
  | { step: "services"; content: ServicesStepContent }
  | { step: "time"; content: TimeStepContent }
  | { step: "details"; content: DetailsStepContent };

type Wish = Extract<AppointmentWish, { kind: "service" }>;

/** The step of an address: services and car, then the time, then who comes; null where none are booked online. */
export async function describeService(
  params: ServiceParams,
  context: PageContext,
): Promise<ServiceStep | null> {
  const { locale } = context;
  const storeId = serviceStore(context.storeId);
  const settings = storeId && appointmentSettings("service", storeId);
  if (!storeId || !settings) return null;
  const { wish, errors } = readServiceWish({ ...params }, storeId);
  const isAsked = params.step === "time" || params.step === "details";
  const wrong = vehicleErrors(params);
  if (!isAsked || errors.some(({ field }) => field === "services") || wrong.length > 0) {
    const shown = isAsked ? { services: errors.some(({ field }) => field === "services"), wrong } : null;
    return { step: "services", content: describeServices({ settings, params, storeId, shown }, context) };
  }
  const t = translator(locale, "booking");
  const offered = await offeredTimes(wish, { now: context.now });
  if (offered.kind !== "offered")
    throw new Error("forecourt/site: the times of appointments are unavailable.");
  const start = readInstant(params.start);
  const slot = offered.days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  const about = { params, wish, settings, storeId };
  if (slot?.resources && params.step === "details" && start !== null)
    return { step: "details", content: await detailsStep(about, start, offered.schedule.timeZone, context) };

  const { day: _day, start: _start, step: _step, taken: _taken, problem: _problem, ...kept } = params;
  const { adviser: _adviser, transport: _transport, ...vehicle } = kept;
  const options = serviceOptions(settings, storeId, context);
  const wishes = options.advisers.flatMap(({ id: adviser }) =>
    options.transports.map(({ id: transport }) => ({
      id: `${adviser}/${transport}`,
      days: offered.daysFor({
        ...wish,
        adviser: adviser === "any" ? null : adviser,
        transport: transport as Wish["transport"],
      }),
    })),
  );
  return {
    step: "time",
    content: describeTimeStep({
      frame: bookingFrame(
        "service",
        "time",
        { heading: t("service.timeHeading"), lead: t("service.timeLead") },
        locale,
      ),
      action: serviceAddress({}, locale),
      hidden: filled({ ...vehicle, services: idsOf(wish) }),
      options: { ...options, adviser: wish.adviser ?? "any", transport: wish.transport },
      note: { title: t("service.free"), text: t("service.doneText") },
      back: serviceAddress({ ...kept, step: "services" }, locale),
      store: context.settings.stores.find(({ id }) => id === storeId)?.name ?? "",
      summary: serviceSummary(about, context),
      offered,
      choices: wishes,
      asked: {
        day: params.day,
        start,
        step: start === null ? params.step : undefined,
        taken: params.taken === "1" || (start !== null && params.step === "details"),
      },
      addressOf: (other) => serviceAddress({ ...kept, start: other, step: "details" }, locale),
      context,
    }),
  };
}

type About = { params: ServiceParams; wish: Wish; settings: ServiceSettings; storeId: string };

async function detailsStep(
  about: About,
  start: number,
  timeZone: string,
  context: PageContext,
): Promise<DetailsStepContent> {
  const { params, wish, storeId } = about;
  const { locale } = context;
  const t = translator(locale, "booking");
  const { day, time } = instantText(start, timeZone, locale);
  const { year, make, model, mileage, valuation } = params;
  const summary = serviceSummary(about, context);
  const sent = {
    services: idsOf(wish),
    start: params.start,
    adviser: wish.adviser ?? "any",
    transport: wish.transport,
    valuation,
    year: String(readModelYear(year ?? "") ?? ""),
    make,
    model,
    mileage: mileage ? String(readMiles(mileage) ?? "") : undefined,
  };
  return {
    frame: bookingFrame(
      "service",
      "details",
      { heading: t("service.detailsHeading"), lead: t("service.detailsLead") },
      locale,
    ),
    form: describeDetails(
      {
        kind: "SERVICE",
        path: SERVICE_SCHEDULE_PATH,
        origin: serviceAddress({ ...params, step: "details" }, locale),
        hidden: sent,
        storeId,
        refused: await readFormProblem(params.problem ?? params.kept, [LEAD_FORMS.SERVICE.id]),
        known: await readKnownDetails(),
      },
      context,
    ),
    back: { href: serviceAddress({ ...params, step: "time" }, locale), label: t("words.back") },
    summary: {
      ...summary,
      lines: [
        ...summary.lines,
        { label: t("summary.day"), value: day },
        { label: t("summary.time"), value: time },
      ],
    },
  };
}

const idsOf = ({ services }: Wish) => services.map(({ id }) => id).join();
