import type { Metadata } from "next";
import { alternatesOf } from "#content/page-metadata/alternates-of.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import { outTheDoorPath } from "#shared/addresses/out-the-door-path.ts";
import type { Sheet } from "./sheet.ts";

/** Title and description, without an index: a sheet is a shopper's own version of the vehicle's page. */
export function sheetMetadata({ vehicle }: Pick<Sheet, "vehicle">, context: PageContext): Metadata {
  const { locale, settings } = context;
  const t = translator(locale, "outTheDoor");
  const name = fullVehicleName(vehicle, locale);
  const dealership = settings.profile.name;
  return {
    title: `${t("metaTitle", { name })} | ${dealership}`,
    description: t("metaDescription", { name, dealership }),
    robots: { index: false },
    alternates: alternatesOf(outTheDoorPath(vehicle.vin, {}), locale),
  };
}
