import type { Vehicle } from "@forecourt/inventory";
import type { VehicleFact } from "@forecourt/ui/vehicle-facts";
import { translator } from "#server/content/translator.ts";

/** Mileage, drivetrain and fuel of a vehicle; unknown values are left out. */
export function vehicleFacts(
  vehicle: Pick<Vehicle, "mileage" | "drivetrain" | "fuelType">,
  locale: "en" | "es",
): VehicleFact[] {
  const t = translator(locale, "vehicle");
  const facts: VehicleFact[] = [
    {
      icon: "gauge",
      label: t("facts.mileage"),
      value: t("miles", { miles: vehicle.mileage }),
    },
  ];
  if (vehicle.drivetrain) {
    facts.push({
      icon: "drivetrain",
      label: t("facts.drivetrain"),
      value: t(`drivetrainShort.${vehicle.drivetrain}`),
    });
  }
  if (vehicle.fuelType) {
    facts.push({
      icon: "fuel",
      label: t("facts.fuel"),
      value: t(`fuel.${vehicle.fuelType}`),
    });
  }
  return facts;
}
