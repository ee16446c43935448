import type { Vehicle } from "@forecourt/inventory";
import type { IconName } from "@forecourt/ui/icon";
import { translator } from "#server/content/translator.ts";

export type VehicleSpec = {
  term: string;
  icon: IconName;
  detail: string;
  /** The feed's own words, which nobody translates. */
  fromFeed?: true;
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
  | "exteriorcolor"
  | "interiorColor"
  | "bodystyle"
  | "doors"
  | "stockNumber"
>;

/** The vehicle's facts at a glance; what the feed left out is left out. The VIN is added where it is shown. */
export function vehicleSpecs(vehicle: Specified, locale: "en" | "es"): VehicleSpec[] {
  const words = translator(locale, "vehicle");
  const { drivetrain, transmission, fuelType, bodystyle, doors } = vehicle;
  const rows: (Omit<VehicleSpec, "detail"> & { detail: string | null })[] = [
    { term: words("page.specs.odometer"), icon: "gauge", detail: words("miles", { miles: vehicle.mileage }) },
    {
      term: words("page.specs.drivetrain"),
      icon: "drivetrain",
      detail: drivetrain && words(`drivetrain.${drivetrain}`),
    },
    { term: words("page.specs.engine"), icon: "engine", detail: vehicle.engine, fromFeed: true },
    {
      term: words("page.specs.transmission"),
      icon: "transmission",
      detail: transmission && words(`transmission.${transmission}`),
    },
    { term: words("page.specs.mpg"), icon: "fuel", detail: mpgText(vehicle, locale) },
    { term: words("page.specs.fuel"), icon: "fuel", detail: fuelType && words(`fuel.${fuelType}`) },
    { term: words("page.specs.exterior"), icon: "paint", detail: vehicle.exteriorcolor, fromFeed: true },
    { term: words("page.specs.interior"), icon: "seat", detail: vehicle.interiorColor, fromFeed: true },
    {
      term: words("page.specs.body"),
      icon: "car",
      detail: bodystyle && sentenceCase(words(`bodyOne.${bodystyle}`)),
    },
    { term: words("page.specs.doors"), icon: "doors", detail: doors === null ? null : String(doors) },
    { term: words("page.specs.stock"), icon: "tag", detail: vehicle.stockNumber || null },
  ];
  return rows.flatMap(({ detail, ...row }) => (detail === null ? [] : [{ ...row, detail }]));
}

/** Both figures, or the one that is known. */
function mpgText({ cityMpg: city, highwayMpg: highway }: Specified, locale: "en" | "es"): string | null {
  const words = translator(locale, "vehicle");
  if (city !== null && highway !== null) return words("page.specs.mpgValue", { city, highway });
  if (city !== null) return words("page.specs.cityOnly", { city });
  return highway === null ? null : words("page.specs.highwayOnly", { highway });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
