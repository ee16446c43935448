import type { Vehicle } from "@forecourt/inventory";
import { Icon } from "@forecourt/ui/icon";
import type { VehicleFact } from "@forecourt/ui/vehicle-facts";
import { translator } from "#server/content/translator.ts";

/** Mileage, drivetrain, fuel: the same three in the same order on every card; what a feed left out is left out. */
export function vehicleFacts(
  vehicle: Pick<Vehicle, "mileage" | "drivetrain" | "fuelType">,
  locale: "en" | "es",
): VehicleFact[] {
  const words = translator(locale, "vehicle");
  const facts: VehicleFact[] = [
    {
      icon: <Icon name="gauge" size={16} />,
      label: words("facts.mileage"),
      value: words("miles", { miles: vehicle.mileage }),
    },
  ];
  if (vehicle.drivetrain) {
    facts.push({
      icon: <Icon name="drivetrain" size={16} />,
      label: words("facts.drivetrain"),
      value: words(`drivetrainShort.${vehicle.drivetrain}`),
    });
  }
  if (vehicle.fuelType) {
    facts.push({
      icon: <Icon name="fuel" size={16} />,
      label: words("facts.fuel"),
      value: words(`fuel.${vehicle.fuelType}`),
    });
  }
  return facts;
}
