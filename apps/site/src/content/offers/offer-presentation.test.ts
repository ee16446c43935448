import { describe, expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { offerPresentation } from "./offer-presentation.ts";

/** Amounts and percentages of a text. */
const figuresIn = (text: string) => text.match(/\$[\d,.]*\d|\d+(?:\.\d+)?%/g) ?? [];

describe.each(["en", "es"] as const)("in %s", (locale) => {
  const offers = advertisedOffersIn(locale, "north");

  test.each(offers.map((offer) => [offer.id, offer] as const))(
    "%s has a figure and a picture",
    (_, offer) => {
      const { headline, image } = offerPresentation(offer, { locale, storeId: "north" });
      expect(headline?.figure).toBeTruthy();
      expect(headline?.unit).toBeTruthy();
      expect(image).not.toBeNull();
    },
  );

  test.each(offers.map((offer) => [offer.id, offer] as const))(
    "%s shows an amount of its own name",
    (_, offer) => {
      const { headline } = offerPresentation(offer, { locale, storeId: "north" });
      const foreign = figuresIn(headline?.figure ?? "").filter((figure) => !offer.name.includes(figure));
      expect(foreign).toEqual([]);
    },
  );
});
