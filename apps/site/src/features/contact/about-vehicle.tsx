import { formatMoney } from "@forecourt/money";
import { Link } from "@forecourt/ui/link";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";

/**
 * The vehicle of a message, with the price that this visitor may see. A trade-in message is about the shopper's own
 * vehicle instead.
 */
export function AboutVehicle({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale } = context;
  const t = translator(locale, "contact");
  const picture = vehiclePicture(vehicle);
  const isIllustration = picture.kind === "render";
  return (
    <div className="flex items-center gap-4 rounded-md border border-line p-3 group-has-[option[data-trade]:checked]/form:hidden col-span-2">
      <VehicleImage
        src={picture.src}
        width={picture.width}
        height={picture.height}
        kind={picture.kind}
        ratio="thumb"
        className="w-32 shrink-0 rounded-sm sm:w-40"
        alt={pictureDescription(vehicle, picture.kind, locale)}
        caption={isIllustration ? illustrations.illustrationCaption(locale) : undefined}
      />
      <div className="min-w-0">
        <p className="text-caption text-muted">{t("aboutVehicle")}</p>
        <p className="font-semibold leading-snug">
          <Link as={RouterLink} href={vehicleAddress(vehicle, context)}>
            {fullVehicleName(vehicle, locale)}
          </Link>
        </p>
        <p className="mt-0.5 text-muted text-sm">{priceLine(vehicle, context)}</p>
      </div>
    </div>
  );
}

function priceLine(vehicle: VisibleVehicle, { locale, storeId, settings }: PageContext): string {
  const t = translator(locale, "vehicle");
  const price = headlinePrice(vehicle, settings);
  const amount = price === null ? null : formatMoney(price, locale, { cents: "never" });
  if (vehicle.priceLocked) {
    const { title } = siteContent(locale, storeId).content.vehicle.lockedPrice;
    return amount === null ? title : `${amount} · ${title}`;
  }
  return amount === null ? t("priceOnRequest") : `${amount} · ${t("includesFees")}`;
}
