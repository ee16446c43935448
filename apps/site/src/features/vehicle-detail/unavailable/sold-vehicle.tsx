import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { conditionList } from "../metadata/vehicle-crumbs.ts";
import { UnavailableVehicle } from "./unavailable-vehicle.tsx";

type SoldVehicleProps = {
  vehicle: VehicleIdentity;
  similar: readonly VisibleVehicle[];
  context: PageContext;
};

/** The page of a sold vehicle: a notice without a price, and similar vehicles. */
export function SoldVehicle({ vehicle, similar, context }: SoldVehicleProps) {
  const { sold } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <UnavailableVehicle
      badge={translator(context.locale, "vehicle")("page.sold")}
      title={sold.title}
      text={sold.text}
      name={vehicleName(vehicle, context.locale)}
      similar={similar}
      origin={vehicleAddress(vehicle, context)}
      hasTerms
      listHref={conditionList(vehicle, context).href}
      context={context}
    />
  );
}
