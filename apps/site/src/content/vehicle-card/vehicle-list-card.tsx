import { formatMoney } from "@forecourt/money";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Price } from "@forecourt/ui/price";
import { VehicleCard } from "@forecourt/ui/vehicle-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode } from "react";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { PaintText, paintString } from "#content/feed-text/paint-text.tsx";
import { EstimatedPayment } from "#content/payment/estimated-payment.tsx";
import { IntentLink } from "#content/router-link/router-link.tsx";
import { CompareVehicle, SaveVehicle } from "#content/saved-vehicles/vehicle-toggles.tsx";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { paintWords } from "#server/feed-words/color-words.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { headlinePrice, priceSaving, retailPrice } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { unlockPath } from "#shared/addresses/public-paths.ts";
import { pictureDescription } from "./picture-description.ts";
import { TestDriveLink } from "./test-drive-link.tsx";
import { vehicleBadges } from "./vehicle-badges.ts";
import { vehicleFacts } from "./vehicle-facts.ts";

type VehicleListCardProps = {
  vehicle: VisibleVehicle;
  context: PageContext;
  /** The URL of the list's page, to return to after unlocking. */
  origin: string;
  priority?: "high" | "eager" | "lazy";
  headingLevel?: 2 | 3;
};

/** The card of a vehicle, with the price that the visitor may see; its page needs a `PaymentExplainerDialog`. */
export function VehicleListCard({
  vehicle,
  context,
  origin,
  priority = "lazy",
  headingLevel = 3,
}: VehicleListCardProps) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "vehicle");
  const { lockedPrice } = siteContent(locale, storeId).content.listing;
  const price = headlinePrice(vehicle, settings);
  const payment = paymentFor(vehicle, context.terms, settings);
  const locked = vehicle.priceLocked;
  const name = vehicleName(vehicle, locale);
  const picture = vehiclePicture(vehicle);
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  const unlock = (
    <LinkButton
      as={UnlockLink}
      size="sm"
      variant="secondary"
      href={localPath(locale, unlockPath({ vin: vehicle.vin, next: origin }))}
    >
      {lockedPrice.button}
    </LinkButton>
  );

  return (
    <VehicleCard
      href={vehicleAddress(vehicle, context)}
      linkAs={IntentLink}
      headingLevel={headingLevel}
      title={name}
      subtitle={trimAndColor(vehicle, locale)}
      facts={vehicleFacts(vehicle, locale)}
      data-vin={vehicle.vin}
      badges={vehicleBadges(vehicle, context).map(({ variant, label }) => (
        <Badge key={label} tone={variant}>
          {label}
        </Badge>
      ))}
      image={
        <VehicleImage
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={`(min-width: 1024px) 440px, (min-width: 640px) 50vw, ${PHONE_WIDTH}`}
          width={picture.width}
          height={picture.height}
          kind={picture.kind}
          alt={pictureDescription(vehicle, picture.kind, locale)}
          caption={picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined}
          priority={priority}
        />
      }
      price={
        price === null && locked ? (
          <Price state="locked" title={lockedPrice.title} action={unlock} />
        ) : price === null ? (
          <Price state="on-request" title={t("priceOnRequest")} note={t("priceOnRequestNote")} />
        ) : (
          <Price
            amount={formatMoney(price, locale, { cents: "never" })}
            was={retailBeside(vehicle, context)}
            note={t(locked ? "retailInclFees" : "includesFees")}
            boxed={false}
          />
        )
      }
      payment={payment ? <EstimatedPayment estimate={payment} context={context} boxed={false} /> : undefined}
      action={
        locked && price !== null ? (
          <>
            <p className="min-w-0 text-caption leading-snug">{lockedPrice.title}</p>
            {unlock}
          </>
        ) : undefined
      }
      save={<SaveVehicle vin={vehicle.vin} label={translator(locale, "saved")("save", { name })} />}
      testDrive={<TestDriveLink vehicle={vehicle} context={context} />}
      compare={
        <CompareVehicle vin={vehicle.vin} label={translator(locale, "compare")("compare")} name={name} />
      }
      store={store ? { icon: "pin", label: t("store"), name: store.name } : undefined}
    />
  );
}

/** Trim and paint; the feed's name of the paint tells more than its family. */
function trimAndColor(vehicle: VisibleVehicle, locale: "en" | "es"): ReactNode {
  const { trim } = vehicle;
  const paint = paintWords(vehicle, locale);
  if (!paint) return trim;
  // One text: React would separate two by a comment, on every card.
  const text = paintString(paint);
  if (text !== null) return trim ? `${trim} · ${text}` : text;
  return (
    <>
      {trim ? `${trim} · ` : ""}
      <PaintText paint={paint} />
    </>
  );
}

/** The retail price, struck through, beside a lower price. It is no earlier price: the stock keeps none. */
function retailBeside(
  vehicle: VisibleVehicle,
  { settings, locale }: PageContext,
): { amount: string; label: string } | undefined {
  const retail = priceSaving(vehicle) === null ? null : retailPrice(vehicle, settings);
  return retail === null
    ? undefined
    : {
        amount: formatMoney(retail, locale, { cents: "never" }),
        label: translator(locale, "vehicle")("retail"),
      };
}
