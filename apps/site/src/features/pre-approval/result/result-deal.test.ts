import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents, months } from "@forecourt/units";
import { describe, expect, it } from "vitest";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { resultDeal } from "./result-deal.ts";
import { resultLinks } from "./result-links.ts";
import { termsCells } from "./terms-cells.ts";

useTestSite();

const car = exampleVehicle();
const sold = exampleVehicle({ vin: "JA4J4VAR4RZ004418", status: "sold" });
const terms = { cashDown: cents(200_000), tradeEquity: cents(300_000), creditScore: 600, months: months(60) };
const pricing = { cashDown: "2000", tradeEquity: "3000", creditRange: "600-619", months: "60" };

function context(access: "locked" | "open" = "open", locale: "en" | "es" = "en") {
  stockSite([car, sold]);
  return testContext([car, sold], { access, locale, terms });
}

describe("a result for a vehicle", () => {
  it.each(["locked", "open"] as const)("has the payment of its page, with %s prices", (access) => {
    const page = context(access);
    const deal = resultDeal(car.vin, pricing, page);
    expect(deal?.estimate).toEqual(paymentFor(asVisible(car, access), terms, page.settings));
    expect(deal?.sentTerms).toBe("2000,3000,600,60");
  });

  it("reveals no locked price", () => {
    const page = context("locked");
    const deal = resultDeal(car.vin, pricing, page)!;
    const shown = JSON.stringify([deal.price, deal.estimate, termsCells(deal, page)]);
    expect(shown).not.toMatch(/28[,.]?545|2854500|28[,.]?290|2829000/);
  });

  it("has none for a sold or an unknown vehicle, and none without terms", () => {
    for (const vin of [sold.vin, "JA4J4VAR4RZ000000"]) expect(resultDeal(vin, pricing, context())).toBeNull();
    expect(resultDeal(car.vin, pricing, { ...context(), terms: null })).toBeNull();
  });
});

it("finances what is owed on the trade", () => {
  const page = { ...context(), terms: { ...terms, tradeEquity: cents(-124_000) } };
  const owed = { ...pricing, tradeEquity: "-1240" };
  const deal = resultDeal(car.vin, owed, page)!;
  expect(deal.estimate.amountFinanced).toBe(2_854_500 - 200_000 + 124_000);
  expect(deal.sentTerms).toBe("2000,-1240,600,60");
  expect(termsCells(deal, page)[3]?.note).toBe("$28,545 − $2,000 + $1,240 owed on your trade");
  const budget = { ...owed, budgetKind: "month", budget: "50" };
  expect(
    resultDeal(undefined, budget, {
      ...page,
      terms: { ...terms, cashDown: cents(0), tradeEquity: cents(-2_000_000) },
    }),
  ).toBeNull();
});

describe("a result for a budget", () => {
  const month = { ...pricing, budgetKind: "month", budget: "400" };

  it("of a month is the highest price that it buys", () => {
    const deal = resultDeal(undefined, month, context())!;
    expect(deal.estimate.payment).toBeLessThanOrEqual(40_000);
    expect(deal.estimate.payment).toBeGreaterThan(39_990);
    expect(deal.price.total % 100).toBe(0);
    expect(deal.estimate.amountFinanced).toBe(deal.price.total - 500_000);
  });

  it("of a price has its payment", () => {
    const deal = resultDeal(undefined, { ...pricing, budgetKind: "price", budget: "25000" }, context())!;
    expect([deal.price.total, deal.estimate.amountFinanced]).toEqual([2_500_000, 2_000_000]);
  });

  it("leads to the vehicles within it", () => {
    const listOf = (answers: Record<string, string>) => {
      const page = context();
      const deal = resultDeal(undefined, answers, page)!;
      return resultLinks({ path: "/x", deal, answers: "a", sent: "request" }, page).onward.href;
    };
    expect(listOf(month)).toBe("/cars-for-sale?payment=null,400&terms=2000,3000,600,60");
    expect(listOf({ ...pricing, budgetKind: "price", budget: "25000" })).toMatch(
      /^\/cars-for-sale\/price-under-25000\?terms=/,
    );
  });

  const none: Record<string, string>[] = [{}, { budget: "400" }, { budgetKind: "month", budget: "lots" }];
  it.each(none)("needs one: %j", (answers) => {
    expect(resultDeal(undefined, answers, context())).toBeNull();
  });
});

it("shows what the amount financed is made of, and every cell in both languages", () => {
  for (const locale of ["en", "es"] as const) {
    const page = context("open", locale);
    const cells = termsCells(resultDeal(car.vin, pricing, page)!, page);
    expect(cells).toHaveLength(6);
    expect(cells[3]?.note).toMatch(/^\$28,545 − \$2,000 − \$3,000 /);
    expect(cells[3]?.value).toBe("$23,545");
    expect(cells[4]?.value).toBe("600–619");
  }
});
