import { expect, test } from "vitest";
import { siteContent } from "#server/content/site-content.ts";
import { dealership } from "#server/settings/dealership.ts";
import { serviceJson } from "./service-json.ts";

const { settings } = dealership;
const siteUrl = "https://cars.example";
function services(locale: "en" | "es") {
  const { sections } = siteContent(locale, "north").content.pages["/service"]!;
  return sections.find((section) => section.kind === "services")!;
}

test("lists the seven services as an offer catalog in the page's language", () => {
  for (const locale of ["en", "es"] as const) {
    const section = services(locale);
    const json = serviceJson(section, { settings, locale, siteUrl });
    expect(json).toMatchObject({
      "@context": "https://schema.org",
      "@type": "AutoRepair",
      telephone: settings.profile.service!.phone,
      hasOfferCatalog: { "@type": "OfferCatalog", name: section.title },
    });
    const names = section.items.map(({ title }) => title);
    expect(names).toHaveLength(7);
    expect(JSON.stringify(json).match(/"@type":"Service","name":"([^"]+)"/g)).toEqual(
      names.map((name) => `"@type":"Service","name":"${name}"`),
    );
  }
});

test("contains no price, and is null without a service department", () => {
  expect(JSON.stringify(serviceJson(services("en"), { settings, locale: "en", siteUrl }))).not.toMatch(
    /price/i,
  );
  const without = { ...settings, profile: { ...settings.profile, service: null } };
  expect(serviceJson(services("en"), { settings: without, locale: "en", siteUrl })).toBeNull();
});
