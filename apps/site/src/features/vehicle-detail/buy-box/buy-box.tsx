import { LinkButton } from "@forecourt/ui/button";
import { BuyBox as KitBuyBox } from "@forecourt/ui/buy-box";
import { Link } from "@forecourt/ui/link";
import type { ReactNode } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { watchHref } from "../vehicle-links.ts";
import { BuyBoxPrice } from "./buy-box-price.tsx";
import { PriceLines } from "./price-lines.tsx";
import { UnlockPriceNote } from "./unlock-price-note.tsx";
import { vehicleActions } from "./vehicle-actions.ts";

export type BuyBoxProps = {
  vehicle: VisibleVehicle;
  context: PageContext;
  /** The estimated payment with its terms; absent without a visible price. */
  payment: ReactNode;
  /** Address of the calculator on this page. */
  calculatorHref: string;
  /** The link to the out-the-door sheet by the payment's terms; absent without one. */
  sheet: ReactNode;
};

/** Price, payment and actions of a vehicle; the unlock action while its price is locked. */
export function BuyBox({ vehicle, context, payment, calculatorHref, sheet }: BuyBoxProps) {
  const { locale, storeId, settings } = context;
  const { priceLocked } = vehicle;
  const t = translator(locale, "vehicle");
  const { paymentNote } = siteContent(locale, storeId).content.vehicle;
  const price = headlineBreakdown(vehicle, settings);
  const { primary, secondary } = vehicleActions(vehicle, context);
  const payments = translator(locale, "payments");
  const size = priceLocked ? "md" : "lg";
  return (
    <KitBuyBox
      label={t("page.actions")}
      price={<BuyBoxPrice vehicle={vehicle} context={context} />}
      payment={payment}
      breakdown={
        price ? (
          <>
            <PriceLines price={price} locale={locale} />
            {sheet ? <p className="py-1 text-sm">{sheet}</p> : null}
          </>
        ) : null
      }
      actions={
        <>
          {priceLocked ? <UnlockPriceNote vehicle={vehicle} context={context} /> : null}
          {/* The only primary action while the price is locked is the unlock. */}
          <LinkButton
            as={RouterLink}
            href={primary.href}
            size={size}
            variant={priceLocked ? "secondary" : "primary"}
            block
          >
            {primary.label}
          </LinkButton>
          <LinkButton as={RouterLink} href={secondary.href} size={size} variant="secondary" block>
            {secondary.label}
          </LinkButton>
          {price && vehicle.visibility === "public" ? (
            <Link as={RouterLink} href={watchHref(vehicle, context)} className="justify-self-center text-sm">
              {translator(locale, "watches")("vehicleLink")}
            </Link>
          ) : null}
        </>
      }
      note={
        price ? (
          <>
            {settings.finance.exampleTerms ? payments(context.terms ? "exampleRate" : "exampleTerms") : null}{" "}
            {paymentNote} <Link href={calculatorHref}>{payments("changeTerms")}</Link>
          </>
        ) : null
      }
    />
  );
}
