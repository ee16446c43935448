import type { Condition } from "@forecourt/inventory";

/** A feed's prices in cents; null if missing. */
export type FeedPrices = {
  condition: Condition;
  msrp: number | null;
  sellingPrice: number | null;
  internetPrice: number | null;
};

/**
 * Chooses the retail price and the lower sale price, in cents (docs/product/feeds.md, "Prices").
 *
 * New: retail is the MSRP, sale the internet price or else the selling price. Used and certified: retail is the
 * selling price, sale the internet price. A sale price must be lower than retail. A new vehicle above its MSRP uses the
 * asking price as retail.
 *
 * @example retailAndSalePrice({ condition: "new", msrp: 3500000, sellingPrice: 3400000, internetPrice: null }) // { oldPrice: 3500000, salePrice: 3400000 }
 */
export function retailAndSalePrice(prices: FeedPrices): {
  oldPrice: number | null;
  salePrice: number | null;
} {
  const { condition, msrp, sellingPrice, internetPrice } = prices;
  if (condition !== "new") return lowerOnly(sellingPrice ?? internetPrice, internetPrice);
  const current = internetPrice ?? sellingPrice;
  if (msrp !== null && current !== null && current > msrp) return { oldPrice: current, salePrice: null };
  return lowerOnly(msrp ?? sellingPrice ?? internetPrice, current);
}

function lowerOnly(oldPrice: number | null, price: number | null) {
  const lower = oldPrice !== null && price !== null && price < oldPrice;
  return { oldPrice, salePrice: lower ? price : null };
}
