import { expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { offerHeadline } from "./offer-headline.ts";

const headline = (id: string, locale: "en" | "es") =>
  offerHeadline(advertisedOffersIn(locale, "north").find((offer) => offer.id === id)!, locale);

test("a monthly payment has its term and the amount down", () => {
  expect(headline("ofr_eclipse_cross_lease", "en")).toEqual({
    figure: "$345",
    unit: "a month for 36 months, $4,398 down",
  });
  expect(headline("ofr_mirage_g4_lease", "es")?.unit).toBe("al mes por 39 meses, $500 de enganche");
});

test("other figures have none", () => {
  expect(headline("ofr_outlander_apr_cash", "en")).toEqual({ figure: "0.0%", unit: "APR for 48 months" });
});
