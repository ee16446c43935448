import { readMiles, readModelYear } from "@forecourt/leads/forms";
import type { ServiceSettings } from "#server/appointments/appointment-wish.ts";
import { readServiceWish, serviceNames } from "#server/appointments/read-appointment-request.ts";
import { translator } from "#server/content/translator.ts";
import { messageKey } from "#server/leads/answer.ts";
import type { PageContext } from "#server/page-context.ts";
import { type ServiceParams, serviceAddress } from "../booking-address.ts";
import type { ServicesStepContent } from "../services-step-content.ts";
import { bookingFrame } from "./booking-frame.ts";
import { durationText } from "./duration-text.ts";
import { filled } from "./filled.ts";
import { serviceSummary } from "./service-summary.ts";

const FIELDS = ["year", "make", "model", "mileage"] as const;
type VehicleField = (typeof FIELDS)[number];

/** The fields of the car that are missing or wrong; the mileage is optional. */
export function vehicleErrors(params: ServiceParams): VehicleField[] {
  return FIELDS.filter((name) => {
    const value = params[name]?.trim() ?? "";
    if (name === "year") return readModelYear(value) === null;
    if (name === "mileage") return value !== "" && readMiles(value) === null;
    return value === "";
  });
}

type Description = {
  settings: ServiceSettings;
  params: ServiceParams;
  storeId: string;
  /** What is missing, once the shopper wants to go on; null before. */
  shown: { services: boolean; wrong: readonly VehicleField[] } | null;
};

/** Describes the step of the services and the car. */
export function describeServices(
  { settings, params, storeId, shown }: Description,
  context: PageContext,
): ServicesStepContent {
  const { locale } = context;
  const t = translator(locale, "booking");
  const errors = translator(locale, "errors");
  const { wish } = readServiceWish({ ...params }, storeId);
  const names = serviceNames(settings.services, locale, context.settings.languages.default);
  const { adviser, transport, start, valuation } = params;
  return {
    frame: bookingFrame(
      "service",
      "services",
      { heading: t("service.servicesHeading"), lead: t("service.servicesLead") },
      locale,
    ),
    action: serviceAddress({}, locale),
    hidden: filled({ adviser, transport, start, valuation }),
    services: settings.services.map(({ id, minutes }, at) => ({
      id,
      label: names[at] ?? id,
      duration: durationText(minutes, locale),
      checked: wish.services.some((service) => service.id === id),
    })),
    fields: FIELDS.map((name) => ({
      name,
      label: t(`service.${name}`),
      value: params[name] ?? "",
      inputMode: name === "year" || name === "mileage" ? "numeric" : "text",
      mark: name === "mileage" ? t("service.optional") : undefined,
      error: shown?.wrong.includes(name) ? errors(messageKey(name)) : undefined,
    })),
    servicesError: shown?.services ? errors("service-missing") : undefined,
    words: {
      services: t("service.services"),
      vehicle: t("service.vehicle"),
      next: t("words.next"),
      garage: t.raw("service.garage"),
      problemTitle: t("words.problemTitle"),
    },
    summary: serviceSummary({ params, wish, settings, storeId }, context),
  };
}
