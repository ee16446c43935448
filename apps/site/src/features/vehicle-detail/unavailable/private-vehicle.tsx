import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { unlockHref } from "../vehicle-links.ts";
import { UnavailableVehicle } from "./unavailable-vehicle.tsx";

type PrivateVehicleProps = {
  vehicle: VehicleIdentity;
  similar: readonly VisibleVehicle[];
  context: PageContext;
};

/** The gate of a private vehicle: only the facts in its address, and the unlock link. */
export function PrivateVehicle({ vehicle, similar, context }: PrivateVehicleProps) {
  const { locale, storeId } = context;
  const { privateVehicle } = siteContent(locale, storeId).content.vehicle;
  return (
    <UnavailableVehicle
      badge={translator(locale, "vehicle")("page.privateBadge")}
      title={privateVehicle.title}
      text={privateVehicle.text}
      similar={similar}
      origin={vehicleAddress(vehicle, context)}
      hasTerms
      listHref={localPath(locale, LISTING_PATH)}
      context={context}
      action={
        <LinkButton as={UnlockLink} href={unlockHref(vehicle, context)}>
          <Icon name="lock" size={18} />
          {privateVehicle.button}
        </LinkButton>
      }
    />
  );
}
