import type { AppointmentWish, ServiceSettings } from "#server/appointments/appointment-wish.ts";
import { serviceNames } from "#server/appointments/read-appointment-request.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { type ServiceParams, serviceAddress } from "../booking-address.ts";
import type { BookingSummary } from "../time-step-content.ts";
import { durationText } from "./duration-text.ts";

type About = {
  params: ServiceParams;
  wish: Extract<AppointmentWish, { kind: "service" }>;
  settings: ServiceSettings;
  storeId: string;
};

/** The visit so far: services with their times, the sum, and the car. */
export function serviceSummary(
  { params, wish, settings, storeId }: About,
  { locale, settings: dealership }: PageContext,
): BookingSummary {
  const t = translator(locale, "booking");
  const store = dealership.stores.find(({ id }) => id === storeId) ?? dealership.stores[0]!;
  const names = serviceNames(wish.services, locale, dealership.languages.default);
  const minutes = wish.services.reduce((sum, service) => sum + service.minutes, 0);
  const { year, make, model, mileage } = params;
  const miles = Number((mileage ?? "").replace(/\D/g, ""));
  return {
    title: t("summary.visit"),
    facts: `${store.name} · ${store.addressLine1}`,
    picture: null,
    lines: [
      ...wish.services.map((service, at) => ({
        label: names[at] ?? service.id,
        value: durationText(service.minutes, locale),
      })),
      ...(minutes > 0
        ? [{ label: t("service.total"), value: durationText(minutes, locale), strong: true }]
        : []),
      ...(make
        ? [{ label: t("summary.vehicle"), value: [year, make, model].filter(Boolean).join(" ") }]
        : []),
      ...(miles > 0
        ? [{ label: t("summary.mileage"), value: miles.toLocaleString(intlLocale(locale)) }]
        : []),
    ],
    promise: {
      title: t("service.free"),
      text: t("service.freeText", { hours: Math.ceil(settings.changeUntilMinutes / 60) }),
    },
    link:
      minutes > 0 && make
        ? { href: serviceAddress({ ...params, step: "services" }, locale), label: t("service.change") }
        : null,
  };
}
