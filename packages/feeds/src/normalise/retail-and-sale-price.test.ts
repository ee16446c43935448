import type { Cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retailAndSalePrice } from "./retail-and-sale-price.ts";

type Price = number | null;
const prices = (
  condition: "new" | "used" | "certified",
  ...given: [msrp: Price, sellingPrice: Price, internetPrice: Price]
) => {
  const [msrp, sellingPrice, internetPrice] = given as [Cents | null, Cents | null, Cents | null];
  return retailAndSalePrice({ condition, msrp, sellingPrice, internetPrice });
};

describe("retailAndSalePrice", () => {
  it("new: MSRP, and the internet price is preferred to the selling price", () => {
    expect(prices("new", 300, 280, 270)).toEqual({ oldPrice: 300, salePrice: 270 });
    expect(prices("new", 300, 280, null)).toEqual({ oldPrice: 300, salePrice: 280 });
    expect(prices("new", 300, null, null)).toEqual({ oldPrice: 300, salePrice: null });
    expect(prices("new", 300, 300, null)).toEqual({ oldPrice: 300, salePrice: null });
  });

  it("new without an MSRP: the selling price is the retail price", () => {
    expect(prices("new", null, 280, 270)).toEqual({ oldPrice: 280, salePrice: 270 });
    expect(prices("new", null, null, 270)).toEqual({ oldPrice: 270, salePrice: null });
  });

  it("new above its MSRP: uses the asking price, not the lower MSRP", () => {
    expect(prices("new", 300, 310, null)).toEqual({ oldPrice: 310, salePrice: null });
  });

  it.each(["used", "certified"] as const)(
    "%s: the selling price, and a lower internet price",
    (condition) => {
      expect(prices(condition, 500, 280, 270)).toEqual({ oldPrice: 280, salePrice: 270 });
      expect(prices(condition, 500, 280, 290)).toEqual({ oldPrice: 280, salePrice: null });
      expect(prices(condition, 500, 280, null)).toEqual({ oldPrice: 280, salePrice: null });
      expect(prices(condition, null, null, 270)).toEqual({ oldPrice: 270, salePrice: null });
      expect(prices(condition, 500, null, null)).toEqual({ oldPrice: null, salePrice: null });
    },
  );

  it("never has a sale price without a higher retail price", () => {
    const cents = fc.option(fc.integer({ min: 1, max: 10_000_000 }));
    fc.assert(
      fc.property(fc.constantFrom("new", "used", "certified"), cents, cents, cents, (condition, ...rest) => {
        const { oldPrice, salePrice } = prices(condition, ...rest);
        expect(salePrice === null || (oldPrice !== null && salePrice < oldPrice)).toBe(true);
      }),
    );
  });
});
