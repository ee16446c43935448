import type { VehicleDetails } from "@forecourt/api-clients/vehicles";
import { listingUrl, noFilters } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { cents } from "@forecourt/units";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findListing } from "#features/inventory-search/listing.ts";
import { ListingPage } from "#features/inventory-search/listing-page.tsx";
import { testContext } from "#testing/test-context.ts";
import { stockSite, unlockedCookie, useTestSite } from "#testing/use-test-site.ts";
import { anyVehicles } from "#testing/vehicle-arbitrary.ts";
import { getVehicles } from "#testing/vehicle-routes.ts";
import Page from "./page.tsx";

useTestSite();

const lot = anyVehicles(60, 3)
  .filter(({ status, visibility }) => status !== "sold" && visibility === "public")
  .map((vehicle) => ({ ...vehicle, previewImage: null, additionalImages: [] }));
const terms = fc
  .tuple(fc.nat(200), fc.nat(30), fc.integer({ min: 40, max: 85 }), fc.integer({ min: 1, max: 6 }))
  .map(([down, equity, score, years]) => [down * 100, equity * 100, score * 10, years * 12].join());

/** Every payment a month in the HTML, as `$423`. */
const payments = (html: string) =>
  Array.from(html.replaceAll(/<[^>]*>/g, "").matchAll(/(\$[\d,]+)\/mo est\./g), ([, amount]) => amount);

test("list card, vehicle page, calculator and API show the same payment for the same terms", async () => {
  stockSite(lot);
  const cookie = await unlockedCookie();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...lot),
      fc.option(terms, { nil: undefined }),
      fc.constantFrom("locked" as const, "open" as const),
      async ({ vin }, text, access) => {
        const query = text ? `?terms=${text}` : "";
        const address = `store-group/larkspur/website/vehicles/${vin}${query}`;
        const answer = await getVehicles(address, access === "open" ? { cookie } : {});
        const { payment, priceLocked } = (await answer.json()) as VehicleDetails;
        const context = testContext(lot, { access });
        const url = listingUrl(
          { filters: { ...noFilters(), q: vin }, sort: "newest", page: 1, terms: text },
          context.vocabulary,
        );
        const list = renderToStaticMarkup(<ListingPage listing={findListing(url, context)!} />);
        const page = renderToStaticMarkup(
          await Page({
            params: Promise.resolve({ locale: "en", store: "north", access, vin }),
            searchParams: Promise.resolve(text ? { terms: text } : {}),
          }),
        );
        const amount =
          payment && formatMoney(cents(Math.round(payment.amount * 100)), "en", { cents: "never" });
        expect(payments(list)).toEqual(amount ? [amount] : []);
        if (!amount) {
          expect(page).not.toContain('name="down"');
          return;
        }
        // The buy box, the calculator's result, and the bar, which has the unlock instead.
        const places = priceLocked ? 2 : 3;
        expect(payments(page).filter((shown) => shown === amount).length).toBeGreaterThanOrEqual(places);
        const field = (name: string) =>
          new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1]?.replaceAll(",", "");
        expect(Number(field("down"))).toBe(Math.round(payment.cashDown));
        expect(Number(field("equity"))).toBe(payment.tradeEquity);
        expect(Number(field("score"))).toBe(payment.creditScore);
        expect(page).toMatch(
          new RegExp(
            `<input[^>]*value="${payment.months}"[^>]*checked=""|checked=""[^>]*value="${payment.months}"`,
          ),
        );
      },
    ),
    { numRuns: 25 },
  );
});
