import type { Vehicle } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { Price } from "@forecourt/ui/price";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { priceDrop } from "../facts/vehicle-detail-badges.ts";

type BuyBoxPriceProps = { vehicle: Vehicle; priceLocked: boolean; context: PageContext };

/** The headline price: with what it was before, as the retail price while the sale price is locked, or on request. */
export function BuyBoxPrice({ vehicle, priceLocked, context }: BuyBoxPriceProps) {
  const { locale, access, settings } = context;
  const words = translator(locale, "vehicle");
  const options = { access, context: vehicle.condition, settings };
  const money = (cents: number) => formatMoney(cents, locale, { cents: "never" });
  const price = headlinePrice(vehicle, options);
  if (price === null) {
    if (priceLocked) return null;
    return (
      <Price
        size="lg"
        state="on-request"
        title={words("priceOnRequest")}
        note={words("priceOnRequestNote")}
      />
    );
  }
  if (priceLocked) return <Price size="lg" amount={money(price)} note={words("page.retailPrice")} />;
  const drop = priceDrop(vehicle);
  const was = drop === null ? null : headlinePrice({ ...vehicle, salePrice: null }, options);
  return (
    <Price
      size="lg"
      amount={money(price)}
      was={was === null ? undefined : { amount: money(was), label: words("was") }}
      note={drop === null ? words("includesFees") : words("page.priceDrop", { amount: money(drop) })}
    />
  );
}
