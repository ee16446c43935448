import type { Vehicle } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { LinkButton } from "@forecourt/ui/button";
import { Price } from "@forecourt/ui/price";
import { siteContent } from "#server/content.ts";
import { headlinePrice } from "#server/headline-price.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { priceDrop } from "./vehicle-detail-badges.ts";
import { unlockHref } from "./vehicle-links.ts";

type BuyBoxPriceProps = { vehicle: Vehicle; priceLocked: boolean; context: PageContext };

/** The headline price in the state that this visitor gets: with what it was, locked, or on request. */
export function BuyBoxPrice({ vehicle, priceLocked, context }: BuyBoxPriceProps) {
  const { locale, storeId, access, settings } = context;
  const words = translator(locale, "vehicle");
  const options = { access, context: vehicle.condition, settings };
  const money = (cents: number) => formatMoney(cents, locale, { cents: "never" });
  const price = headlinePrice(vehicle, options);
  if (priceLocked) {
    const { lockedPrice } = siteContent(locale, storeId).content.vehicle;
    return (
      <Price
        size="lg"
        state="locked"
        amount={price === null ? undefined : money(price)}
        title={lockedPrice.title}
        note={lockedPrice.text}
        action={
          <LinkButton href={unlockHref(vehicle)} data-unlock={vehicle.vin} rel="nofollow" block>
            {lockedPrice.button}
          </LinkButton>
        }
        className="*:last:w-full"
      />
    );
  }
  if (price === null) {
    return (
      <Price
        size="lg"
        state="on-request"
        title={words("priceOnRequest")}
        note={words("priceOnRequestNote")}
      />
    );
  }
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
