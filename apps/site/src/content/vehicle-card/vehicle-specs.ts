import type { Vehicle } from "@forecourt/inventory";
import type { IconName } from "@forecourt/ui/icon";
import { translator } from "#server/content/translator.ts";
import { colorWords, type PaintWords, paintWords } from "#server/feed-words/color-words.ts";
import { engineWords } from "#server/feed-words/engine-words.ts";
import type { FeedWords } from "#server/feed-words/feed-vocabulary.ts";

/** The facts, in the order in which they are shown. */
export type SpecName =
  | "odometer"
  | "drivetrain"
  | "engine"
  | "transmission"
  | "mpg"
  | "fuel"
  | "exterior"
  | "interior"
  | "body"
  | "doors"
  | "stock";

export type VehicleSpec = {
  name: SpecName;
  term: string;
  icon: IconName;
  detail: string | FeedWords | PaintWords;
};

type Specified = Pick<
  Vehicle,
  | "mileage"
  | "drivetrain"
  | "engine"
  | "transmission"
  | "cityMpg"
  | "highwayMpg"
  | "fuelType"
  | "exteriorColor"
  | "exteriorColorFamily"
  | "interiorColor"
  | "bodyStyle"
  | "doors"
  | "stockNumber"
>;

/** The main facts of a vehicle, without those that are missing in the feed. The VIN is added where it is shown. */
export function vehicleSpecs(vehicle: Specified, locale: "en" | "es"): VehicleSpec[] {
  const t = translator(locale, "vehicle");
  const { drivetrain, transmission, fuelType, bodyStyle, doors, engine, interiorColor } = vehicle;
  const rows: (Omit<VehicleSpec, "detail"> & { detail: VehicleSpec["detail"] | null })[] = [
    {
      name: "odometer",
      term: t("page.specs.odometer"),
      icon: "gauge",
      detail: t("miles", { miles: vehicle.mileage }),
    },
    {
      name: "drivetrain",
      term: t("page.specs.drivetrain"),
      icon: "drivetrain",
      detail: drivetrain && t(`drivetrain.${drivetrain}`),
    },
    {
      name: "engine",
      term: t("page.specs.engine"),
      icon: "engine",
      detail: engine === null ? null : engineWords(engine, locale),
    },
    {
      name: "transmission",
      term: t("page.specs.transmission"),
      icon: "transmission",
      detail: transmission && t(`transmission.${transmission}`),
    },
    { name: "mpg", term: t("page.specs.mpg"), icon: "fuel", detail: mpgText(vehicle, locale) },
    { name: "fuel", term: t("page.specs.fuel"), icon: "fuel", detail: fuelType && t(`fuel.${fuelType}`) },
    { name: "exterior", term: t("page.specs.exterior"), icon: "paint", detail: paintWords(vehicle, locale) },
    {
      name: "interior",
      term: t("page.specs.interior"),
      icon: "seat",
      detail: interiorColor === null ? null : colorWords(interiorColor, locale),
    },
    {
      name: "body",
      term: t("page.specs.body"),
      icon: "car",
      detail: bodyStyle && sentenceCase(t(`bodyOne.${bodyStyle}`)),
    },
    {
      name: "doors",
      term: t("page.specs.doors"),
      icon: "doors",
      detail: doors === null ? null : String(doors),
    },
    { name: "stock", term: t("page.specs.stock"), icon: "tag", detail: vehicle.stockNumber || null },
  ];
  return rows.flatMap(({ detail, ...row }) => (detail === null ? [] : [{ ...row, detail }]));
}

/** City and highway mpg, or the one that is known. */
function mpgText({ cityMpg: city, highwayMpg: highway }: Specified, locale: "en" | "es"): string | null {
  const t = translator(locale, "vehicle");
  if (city !== null && highway !== null) return t("page.specs.mpgValue", { city, highway });
  if (city !== null) return t("page.specs.cityOnly", { city });
  return highway === null ? null : t("page.specs.highwayOnly", { highway });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
