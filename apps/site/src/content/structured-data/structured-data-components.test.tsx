import { currentOffers } from "@forecourt/offers";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { HomeStructuredData } from "./home-structured-data.tsx";
import { OffersStructuredData } from "./offers-structured-data.tsx";
import { ServiceStructuredData } from "./service-structured-data.tsx";
import { StoresStructuredData } from "./stores-structured-data.tsx";

useTestSite();
const context = testContext([]);

function read(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const [, json = "null"] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  return JSON.parse(json) as { "@graph": Record<string, unknown>[] } & Record<string, unknown>;
}

test("home page: the dealership with its departments, and the site", () => {
  const [dealer, site] = read(<HomeStructuredData context={{ ...context, locale: "es" }} />)["@graph"];
  expect(dealer).toMatchObject({
    "@type": "AutoDealer",
    url: "https://cars.example/es",
    description: expect.stringContaining("sucursales"),
    department: [{ "@type": "AutoRepair" }, { "@type": "AutoPartsStore" }],
  });
  expect(site).toEqual({
    "@type": "WebSite",
    "@id": "https://cars.example/#website",
    url: "https://cars.example/",
    name: "Larkspur Mitsubishi",
    alternateName: "Larkspur",
    inLanguage: ["en", "es"],
    publisher: { "@id": "https://cars.example/#dealership" },
  });
  expect(dealer?.["@id"]).toBe("https://cars.example/#dealership");
});

test("contact page: every store", () => {
  const { "@graph": stores } = read(<StoresStructuredData context={context} />);
  expect(stores.map((store) => store["@type"])).toEqual(Array(4).fill("AutoDealer"));
});

test("service page: escapes text that would close the script", () => {
  const services = { title: "</script><b>", items: [{ title: "Oil <change>", text: "&" }] };
  const element = <ServiceStructuredData services={services} context={context} />;
  expect(renderToStaticMarkup(element).match(/<\/script>/g)).toHaveLength(1);
  expect(read(element)["hasOfferCatalog"]).toMatchObject({ name: "</script><b>" });
});

test("offers: the list, or nothing if it is empty", () => {
  const offers = currentOffers(
    advertisedOffersIn("en", "north"),
    context.now,
    context.settings.profile.timezone,
    "dealer",
  );
  expect(read(<OffersStructuredData offers={offers} name={null} context={context} />)).toMatchObject({
    "@type": "ItemList",
    numberOfItems: offers.length,
  });
  expect(renderToStaticMarkup(<OffersStructuredData offers={[]} name={null} context={context} />)).toBe("");
});
