import { type Vehicle, vehiclePath } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { unlockHref } from "./vehicle-links.ts";
import { VehicleStandIn } from "./vehicle-stand-in.tsx";

type PrivateVehicleProps = { vehicle: Vehicle; similar: readonly Vehicle[]; context: PageContext };

/** The private-inventory gate: nothing of the vehicle but what its address says, and what opens it. */
export function PrivateVehicle({ vehicle, similar, context }: PrivateVehicleProps) {
  const { privateVehicle } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <VehicleStandIn
      badge={translator(context.locale, "vehicle")("page.privateBadge")}
      title={privateVehicle.title}
      text={privateVehicle.text}
      similar={similar}
      origin={vehiclePath(vehicle)}
      listHref="/cars-for-sale"
      context={context}
      action={
        <LinkButton href={unlockHref(vehicle)} data-unlock={vehicle.vin} rel="nofollow">
          <Icon name="lock" size={18} />
          {privateVehicle.button}
        </LinkButton>
      }
    />
  );
}
