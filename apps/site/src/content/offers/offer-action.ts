import type { ContentLink } from "@forecourt/dealership/content";
import { appointmentSettings, serviceStore } from "#server/appointments/appointment-wish.ts";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { dealership } from "#server/settings/dealership.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import {
  messagePath,
  PRE_APPROVAL_PATH,
  SERVICE_SCHEDULE_PATH,
  TRADE_PATH,
} from "#shared/addresses/public-paths.ts";
import { type OfferStep, offerStep } from "./offer-step.ts";
import { offerVehicles } from "./offer-vehicles.ts";

const STEP_PATHS: Record<OfferStep, string> = {
  "schedule-service": SERVICE_SCHEDULE_PATH,
  "value-trade": TRADE_PATH,
  "pre-approval": PRE_APPROVAL_PATH,
  lease: messagePath("purchase"),
  vehicles: messagePath("purchase"),
  message: messagePath("purchase"),
};

/** The service of an offer, which its booking starts with; null when the settings name none. */
function serviceOfOffer(offerId: string, storeId: string): string | null {
  const store = serviceStore(storeId);
  const services = (store ? appointmentSettings("service", store) : null)?.services;
  return services?.find(({ offers }) => offers?.includes(offerId))?.id ?? null;
}

/** The link to the next step of an offer. Without matching vehicles a shopper writes to sales. */
export function offerAction(offer: AdvertisedOffer, context: PageContext): ContentLink {
  const { locale } = context;
  const t = translator(locale, "offers");
  // The step depends on the type's label as the source wrote it.
  const source = dealership.offers.find(({ id }) => id === offer.id);
  const step = offerStep({ ...offer, type_label: (source ?? offer).type_label });
  const vehicles = step === "vehicles" ? offerVehicles(offer, context) : null;
  if (vehicles) return vehicles;
  const services = step === "schedule-service" ? serviceOfOffer(offer.id, context.storeId) : null;
  return {
    href: pathWith(localPath(locale, STEP_PATHS[step]), { services }),
    label: t(`step.${step === "vehicles" ? "message" : step}`),
  };
}
