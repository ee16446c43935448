import { formatMoney } from "@forecourt/money";
import { Link } from "@forecourt/ui/link";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode } from "react";
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

type FormVehicleProps = {
  vehicle: VisibleVehicle;
  context: PageContext;
  /** What the vehicle is to the form: "Your message is about". */
  label: string;
  className?: string;
  /** Below the price: the payment. */
  children?: ReactNode;
};

/** The vehicle of a form or of its confirmation, with the price that this visitor may see. */
export function FormVehicle({ vehicle, context, label, className = "", children }: FormVehicleProps) {
  const { locale } = context;
  const picture = vehiclePicture(vehicle);
  const isIllustration = picture.kind === "render";
  return (
    <div
      className={`flex items-center gap-4 rounded-md border border-line p-3 max-[19rem]:flex-wrap ${className}`}
    >
      <VehicleImage
        src={picture.src}
        width={picture.width}
        height={picture.height}
        kind={picture.kind}
        ratio="thumb"
        className="w-24 shrink-0 rounded-sm sm:w-40"
        alt={pictureDescription(vehicle, picture.kind, locale)}
        caption={isIllustration ? illustrations.illustrationCaption(locale) : undefined}
      />
      <div className="min-w-0">
        <p className="text-caption text-muted">{label}</p>
        <p className="font-semibold leading-snug">
          <Link as={RouterLink} href={vehicleAddress(vehicle, context)}>
            {fullVehicleName(vehicle, locale)}
          </Link>
        </p>
        <p className="mt-0.5 text-muted text-sm">{priceLine(vehicle, context)}</p>
        {children}
      </div>
    </div>
  );
}

function priceLine(vehicle: VisibleVehicle, { locale, storeId, settings }: PageContext): string {
  const t = translator(locale, "vehicle");
  const price = headlinePrice(vehicle, settings);
  const amount = price === null ? null : formatMoney(price, locale, { cents: "never" });
  if (amount !== null) return `${amount} · ${t(vehicle.priceLocked ? "retailInclFees" : "includesFees")}`;
  return vehicle.priceLocked
    ? siteContent(locale, storeId).content.vehicle.lockedPrice.title
    : t("priceOnRequest");
}
