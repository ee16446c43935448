import { formatMoney } from "@forecourt/money";
import { Price } from "@forecourt/ui/price";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice, priceSaving, retailPrice } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

type BuyBoxPriceProps = { vehicle: VisibleVehicle; context: PageContext };

/** The headline price: with the retail price and the saving, as the retail price when locked, or on request. */
export function BuyBoxPrice({ vehicle, context }: BuyBoxPriceProps) {
  const { locale, settings } = context;
  const { priceLocked } = vehicle;
  const t = translator(locale, "vehicle");
  const money = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const price = headlinePrice(vehicle, settings);
  if (price === null) {
    if (priceLocked) return null;
    return <Price size="lg" state="on-request" title={t("priceOnRequest")} note={t("priceOnRequestNote")} />;
  }
  if (priceLocked) return <Price size="lg" amount={money(price)} note={t("page.retailPrice")} />;
  const saving = priceSaving(vehicle);
  const retail = saving === null ? null : retailPrice(vehicle, settings);
  return (
    <Price
      size="lg"
      amount={money(price)}
      was={retail === null ? undefined : { amount: money(retail), label: t("retail") }}
      note={saving === null ? t("includesFees") : t("page.saving", { amount: money(saving) })}
    />
  );
}
