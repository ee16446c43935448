import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { OfferPage, offerSeo } from "./offer-page.tsx";

// Links need the router of a running page.
useTestSite();

const oilChange = advertisedOffersIn("en", "north").find(({ id }) => id === "ofr_oil_change")!;
const render = (offer: typeof oilChange, locale: "en" | "es" = "en") =>
  renderToStaticMarkup(<OfferPage offer={offer} context={{ ...testContext([]), locale }} />);

describe("OfferPage", () => {
  test("shows the name, the dates and the full disclaimer", () => {
    const html = render(oilChange);
    expect(html).toContain("<h1");
    expect(html).toContain("Synthetic oil change and tire rotation for $79.95");
    expect(html).toContain("Good from November 1, 2026 to November 30, 2026.");
    expect(html).toContain('href="/service/schedule?services=oil-change"');
    expect(offerSeo(oilChange, testContext([])).title).toMatch(/^Synthetic oil change/);
  });

  test("shows other offers instead of the terms after the end date", () => {
    const ended = {
      ...oilChange,
      offer_recurring: "none",
      offer_enddate: "2026-10-31T23:59:59-05:00",
    } as const;
    const html = render(ended);
    expect(html).toContain("This offer has ended");
    expect(html).toContain("October 31, 2026");
    expect(html).not.toContain("Up to five quarts");
    expect(html).toContain("Free brake inspection");
    expect(offerSeo(ended, testContext([])).title).toMatch(/^Ended: /);
  });

  test("the action follows the offer, in both languages", () => {
    const action = (id: string, locale: "en" | "es") => {
      const html = render(advertisedOffersIn(locale, "north").find((offer) => offer.id === id)!, locale);
      return html.match(/<a [^>]*button-lg[^>]*>/)?.[0];
    };
    expect(action("ofr_trade_over_guide", "en")).toContain('href="/sell-trade-my-car"');
    expect(action("ofr_trade_over_guide", "es")).toContain('href="/es/sell-trade-my-car"');
    expect(action("ofr_low_down_payment", "es")).toContain('href="/es/auto-financing/apply-for-financing"');
    expect(action("ofr_wheel_alignment", "es")).toContain(
      'href="/es/service/schedule?services=wheel-alignment"',
    );
    // Without vehicles in stock a shopper writes to sales.
    expect(action("ofr_lifetime_engine_warranty", "en")).toContain("/contact-us?about=purchase");
  });

  test("formats dates in the page’s language", () => {
    const spanish = advertisedOffersIn("es", "north").find(({ id }) => id === "ofr_oil_change")!;
    expect(render(spanish, "es")).toContain("1 de noviembre de 2026");
  });
});
