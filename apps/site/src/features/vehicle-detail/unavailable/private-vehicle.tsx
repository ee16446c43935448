import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { unlockHref } from "../vehicle-links.ts";
import { VehicleStandIn } from "./vehicle-stand-in.tsx";

type PrivateVehicleProps = {
  vehicle: VehicleIdentity;
  similar: readonly VisibleVehicle[];
  context: PageContext;
};

/** The private-inventory gate: nothing of the vehicle but what its address says, and what opens it. */
export function PrivateVehicle({ vehicle, similar, context }: PrivateVehicleProps) {
  const { locale, storeId } = context;
  const { privateVehicle } = siteContent(locale, storeId).content.vehicle;
  return (
    <VehicleStandIn
      badge={translator(locale, "vehicle")("page.privateBadge")}
      title={privateVehicle.title}
      text={privateVehicle.text}
      similar={similar}
      origin={vehicleAddress(vehicle, context)}
      listHref={localPath(locale, LISTING_PATH)}
      context={context}
      action={
        <LinkButton href={unlockHref(vehicle, context)} data-unlock={vehicle.vin} rel="nofollow">
          <Icon name="lock" size={18} />
          {privateVehicle.button}
        </LinkButton>
      }
    />
  );
}
