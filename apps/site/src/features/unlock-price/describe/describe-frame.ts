import { formatPhone } from "@forecourt/contact-details";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import type { StepFrameContent } from "../unlock-step-content.ts";

type Step = Pick<StepFrameContent, "title" | "text" | "points"> & {
  vehicle: VisibleVehicle | null;
  /** The phone of "Prefer to talk?"; by default that of the visitor's store. */
  phone?: string;
};

/** What a step shows around its form: its texts, the vehicle and the store's phone. */
export function describeFrame(
  { title, text, points, vehicle, phone: own }: Step,
  context: PageContext,
): StepFrameContent {
  const phone = own ?? storePhone(context);
  return {
    title,
    text,
    points: points.map((point) => ({ id: point.id, strong: point.strong, text: point.text })),
    vehicle: vehicle && describeVehicle(vehicle, context.locale),
    talk: {
      question: translator(context.locale, "unlock")("preferToTalk"),
      href: `tel:${phone}`,
      label: formatPhone(phone, "general"),
    },
  };
}

/** The phone of the visitor's store. */
export function storePhone({ settings, storeId }: PageContext): string {
  return (settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!).phone;
}

function describeVehicle(
  vehicle: VisibleVehicle,
  locale: PageContext["locale"],
): StepFrameContent["vehicle"] {
  const picture = vehiclePicture(vehicle);
  const miles = translator(locale, "vehicle")("miles", { miles: vehicle.mileage });
  return {
    name: vehicleName(vehicle, locale),
    facts: [vehicle.trim, miles].filter(Boolean).join(" · "),
    picture: {
      ...picture,
      alt: pictureDescription(vehicle, picture.kind, locale),
      caption: picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined,
    },
  };
}
