import { Icon, type IconName } from "@forecourt/ui/icon";
import type { KitLocale } from "@forecourt/ui/messages";
import { SpecGrid } from "@forecourt/ui/spec-grid";
import { count } from "../../sample/figures.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { vehicleWords } from "../../sample/vehicle-words.ts";
import { detailWords } from "./detail-words.ts";

/** The eight facts that a shopper asks first. */
export function DetailSpecs({ vehicle, locale }: { vehicle: SampleVehicle; locale: KitLocale }) {
  const names = detailWords[locale].specs;
  const words = vehicleWords[locale];
  const specs: readonly [IconName, keyof typeof names, string | null][] = [
    ["gauge", "odometer", words.miles(count(vehicle.miles, locale))],
    ["drivetrain", "drivetrain", words.drivetrain[vehicle.drivetrain] ?? null],
    ["engine", "engine", vehicle.engine],
    ["transmission", "transmission", vehicle.transmission],
    ["fuel", "mpg", vehicle.mpg && `${vehicle.mpg} mpg`],
    ["paint", "paint", vehicle.paint],
    ["seat", "interior", vehicle.interior],
    ["document", "vin", vehicle.vin],
  ];
  return (
    <SpecGrid
      items={specs.flatMap(([icon, name, detail]) =>
        detail
          ? [{ icon: <Icon name={icon} size={16} />, term: names[name], detail, wide: name === "vin" }]
          : [],
      )}
    />
  );
}
