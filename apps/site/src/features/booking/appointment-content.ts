import { formatPhone } from "@forecourt/contact-details";
import type { AppointmentContent } from "@forecourt/database";
import type { Lead } from "@forecourt/leads";
import { formatMoney } from "@forecourt/money";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { holdMinutesOf } from "#server/appointments/appointment-wish.ts";
import { type AppointmentRequest, serviceNames } from "#server/appointments/read-appointment-request.ts";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import type { BroughtValuation } from "./brought-valuation.ts";

/** What an appointment is about, in the shopper's language, for its page and its emails. */
export function appointmentContent(
  lead: Lead,
  { wish, vehicle }: AppointmentRequest,
  {
    page,
    valuation,
    externalId,
  }: { page: string; valuation: BroughtValuation | null; externalId: string | undefined },
  context: PageContext,
): AppointmentContent {
  const { locale, settings } = context;
  const { firstName, lastName, email } = lead.customer;
  const chosen = wish.kind === "service" ? wish.adviser : null;
  const services = wish.kind === "service" ? wish.services : [];
  const names = serviceNames(services, locale, settings.languages.default);
  return {
    locale,
    customer: { firstName: firstName ?? "", lastName: lastName ?? "", email, phone: phoneOf(lead) },
    vehicle: vehicle ? stockVehicle(vehicle, context) : ownVehicle(lead, context),
    ...appraisedVehicle(lead),
    services: services.map(({ id, minutes }, at) => ({ id, name: names[at] ?? id, minutes })),
    adviser: chosen,
    transport: wish.kind === "service" ? wish.transport : null,
    notes: lead.comments,
    person: personOf(lead.kind, wish.storeId, chosen, context),
    holdMinutes: holdMinutesOf(wish),
    trade: valuation && tradeOf(valuation),
    ...businessOf(lead),
    ...(externalId !== undefined && { externalId }),
    page,
  };
}

/** Ten digits, with an extension `4175550123 x45`; null without a phone. */
function phoneOf({ customer }: Lead): string | null {
  return customer.phone && formatPhone(customer.phone, "search", customer.phoneExtension);
}

/** The vehicle of an appraisal; nothing for other kinds, or when it was not named. */
function appraisedVehicle({ kind, vehicle }: Lead): Pick<AppointmentContent, "ownVehicle"> {
  if (kind !== "SELL_OR_TRADE" || !vehicle) return {};
  const { vin, year, make, model, trim, mileage } = vehicle;
  return { ownVehicle: { vin, year, make, model, trim, mileage } };
}

/** The business of a service visit; nothing for a person. */
function businessOf({ kind, details }: Lead): Pick<AppointmentContent, "business"> {
  if (kind !== "SERVICE" || !details.business) return {};
  return { business: { name: details.business, title: details.businessTitle } };
}

function stockVehicle(vehicle: VisibleVehicle, context: PageContext): AppointmentContent["vehicle"] {
  const { locale, settings, terms } = context;
  const t = translator(locale, "vehicle");
  const price = headlinePrice(vehicle, settings);
  const estimate = paymentFor(vehicle, terms, settings);
  const payment = estimate && estimatedPaymentTexts(estimate, context);
  const amount = price === null ? null : formatMoney(price, locale, { cents: "never" });
  return {
    name: fullVehicleName(vehicle, locale),
    facts: [
      t(`condition.${vehicle.condition}`),
      ...(vehicle.condition === "new" ? [] : [t("miles", { miles: vehicle.mileage })]),
      ...(vehicle.stockNumber ? [t("page.stock", { stock: vehicle.stockNumber })] : []),
    ].join(" · "),
    price: amount && `${amount} ${t(vehicle.priceLocked ? "retailInclFees" : "includesFees")}`,
    payment: payment && `${payment.amount}${payment.suffix}: ${payment.terms}`,
    ownTerms: terms !== null,
    page: vehicleAddress(vehicle, context),
  };
}

function ownVehicle({ vehicle }: Lead, { locale }: PageContext): AppointmentContent["vehicle"] {
  if (!vehicle?.make) return null;
  const { year, make, model, mileage } = vehicle;
  const t = translator(locale, "vehicle");
  return {
    name: [year, make, model].filter(Boolean).join(" "),
    facts: mileage === null ? null : t("miles", { miles: mileage }),
    price: null,
    payment: null,
    ownTerms: false,
    page: null,
  };
}

function personOf(
  kind: Lead["kind"],
  storeId: string,
  chosen: string | null,
  context: PageContext,
): AppointmentContent["person"] {
  const adviser = staffIn(context.locale, storeId).find(({ slug }) => slug === chosen);
  const person = adviser ?? whoAnswers({ kind, storeId }, context).person;
  return (
    person && {
      name: `${person.firstName} ${person.lastName}`,
      title: person.title,
      phone: formatPhone(person.phone, "general"),
    }
  );
}

function tradeOf({ content, page }: BroughtValuation): AppointmentContent["trade"] {
  const { vehicle, valuation } = content;
  const { cashNow, remainingBalance, validThrough } = valuation;
  return {
    vehicle: [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(" "),
    offer: cashNow?.finalPrice ?? null,
    owed: remainingBalance,
    validThrough,
    page,
  };
}
