import { currentOffers } from "@forecourt/offers";
import { expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { dealership } from "#server/settings/dealership.ts";
import { offerListJson } from "./offer-json.ts";

const { settings } = dealership;
const now = new Date("2026-11-22T18:00:00Z");
const list = (department: "sales" | "dealer" | "service", locale: "en" | "es" = "en") => {
  const offers = currentOffers(
    advertisedOffersIn(locale, "north"),
    now,
    settings.profile.timezone,
    department,
  );
  return {
    offers,
    json: offerListJson(offers, {
      name: "Offers",
      context: { locale, settings, now, siteUrl: "https://cars.example" },
    }),
  };
};
const itemsOf = (json: object) =>
  (json as { itemListElement: { position: number; item: object }[] }).itemListElement;

test("offers have their first and last day and the seller", () => {
  const { offers, json } = list("service");
  expect(json).toMatchObject({ "@type": "ItemList", name: "Offers", numberOfItems: offers.length });
  expect(itemsOf(json).map(({ position }) => position)).toEqual(offers.map((_, index) => index + 1));
  expect(itemsOf(json)[0]?.item).toMatchObject({
    "@type": "Offer",
    name: offers[0]!.name,
    url: `https://cars.example/special-offers/service/${offers[0]!.id}`,
    validFrom: "2026-11-01",
    validThrough: "2026-11-30",
    offeredBy: { "@type": "AutoRepair", url: "https://cars.example/" },
  });
});

test("manufacturer offers link to their anchor on the page in the same language", () => {
  const { offers, json } = list("sales", "es");
  expect(itemsOf(json)[0]?.item).toMatchObject({
    name: offers[0]!.name,
    url: `https://cars.example/es/special-offers/current-incentives#${offers[0]!.id}`,
    offeredBy: { "@type": "AutoDealer", url: "https://cars.example/es" },
  });
  expect(offers[0]!.name).not.toBe(list("sales").offers[0]!.name);
});
