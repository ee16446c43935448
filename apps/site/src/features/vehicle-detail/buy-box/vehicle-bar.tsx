import { formatMoney } from "@forecourt/money";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { IconLink } from "@forecourt/ui/icon-button";
import { Link } from "@forecourt/ui/link";
import { VehicleBar as KitVehicleBar } from "@forecourt/ui/vehicle-bar";
import type { ReactNode } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { unlockHref } from "../vehicle-links.ts";
import { vehicleActions } from "./vehicle-actions.ts";

type VehicleBarProps = {
  vehicle: VisibleVehicle;
  context: PageContext;
  /** The monthly amount with its terms. */
  payment: ReactNode;
};

/**
 * The bar at the bottom of phones: price, call, directions and the primary action. Below them a locked price has the
 * unlock, any other its payment. Both would take four lines in Spanish.
 */
export function VehicleBar({ vehicle, context, payment }: VehicleBarProps) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "vehicle");
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  const price = headlinePrice(vehicle, settings);
  const { lockedPrice } = siteContent(locale, storeId).content.vehicle;
  const { primary } = vehicleActions(vehicle, context);
  return (
    <KitVehicleBar
      price={price === null ? t("priceOnRequest") : formatMoney(price, locale, { cents: "never" })}
      note={price !== null && vehicle.priceLocked ? t("retailInclFees") : null}
      payment={
        vehicle.priceLocked ? (
          <Link as={UnlockLink} variant="standalone" href={unlockHref(vehicle, context)}>
            {lockedPrice.button}
          </Link>
        ) : price === null ? null : (
          payment
        )
      }
    >
      {store ? (
        <>
          <IconLink href={`tel:${store.phone}`} label={t("page.call")}>
            <Icon name="phone" />
          </IconLink>
          <IconLink href={store.mapsLink} label={t("page.directions")}>
            <Icon name="directions" />
          </IconLink>
        </>
      ) : null}
      <LinkButton as={RouterLink} href={primary.href} className="shrink! px-4! text-sm! max-[22.5rem]:px-3!">
        {primary.short}
      </LinkButton>
    </KitVehicleBar>
  );
}
