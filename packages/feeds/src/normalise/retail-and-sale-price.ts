import type { Condition } from "@forecourt/inventory";
import type { Cents } from "@forecourt/units";

/** A feed's prices in cents; null if missing. */
export type FeedPrices = {
  condition: Condition;
  msrp: Cents | null;
  sellingPrice: Cents | null;
  internetPrice: Cents | null;
};

/**
 * Chooses the retail price and the lower sale price, in cents (docs/product/feeds.md, "Prices").
 *
 * New: retail is the MSRP, sale the internet price or else the selling price. Used and certified: retail is the
 * selling price, sale the internet price. A sale price must be lower than retail. A new vehicle above its MSRP uses the
 * asking price as retail.
 *
 * @example retailAndSalePrice({ condition: "new", msrp: cents(3_500_000), sellingPrice: cents(3_400_000), internetPrice: null }) // { oldPrice: 3_500_000, salePrice: 3_400_000 }
 */
export function retailAndSalePrice(prices: FeedPrices): {
  oldPrice: Cents | null;
  salePrice: Cents | null;
} {
  const { condition, msrp, sellingPrice, internetPrice } = prices;
  if (condition !== "new") return lowerOnly(sellingPrice ?? internetPrice, internetPrice);
  const current = internetPrice ?? sellingPrice;
  if (msrp !== null && current !== null && current > msrp) return { oldPrice: current, salePrice: null };
  return lowerOnly(msrp ?? sellingPrice ?? internetPrice, current);
}

function lowerOnly(oldPrice: Cents | null, price: Cents | null) {
  const lower = oldPrice !== null && price !== null && price < oldPrice;
  return { oldPrice, salePrice: lower ? price : null };
}
