import { expect, test } from "vitest";
import { siteDescription } from "#server/content/localized-dealership.ts";
import { dealership } from "#server/settings/dealership.ts";
import { dealerJson } from "./dealer-json.ts";
import { faqJson } from "./faq-json.ts";

const { settings } = dealership;
const site = "https://larkspur.example/";

test("lists the opening hours of sales per day, without closed days", () => {
  const json = dealerJson(settings, site) as unknown as {
    openingHoursSpecification: { dayOfWeek: string; opens: string; closes: string }[];
  };
  const hours = json.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [
    dayOfWeek.slice("https://schema.org/".length),
    opens,
    closes,
  ]);
  expect(hours).toEqual([
    ["Monday", "09:00", "19:00"],
    ["Tuesday", "09:00", "19:00"],
    ["Wednesday", "09:00", "19:00"],
    ["Thursday", "09:00", "19:00"],
    ["Friday", "09:00", "18:00"],
    ["Saturday", "09:00", "18:00"],
  ]);
});

test("includes repair shop and parts store only if there is a service department", () => {
  expect(dealerJson(settings, site)).toMatchObject({
    department: [{ "@type": "AutoRepair" }, { "@type": "AutoPartsStore" }],
  });
  const withoutService = { ...settings, profile: { ...settings.profile, service: null } };
  expect(dealerJson(withoutService, site)).not.toHaveProperty("department");
});

test("lists the profile's images with absolute URLs", () => {
  expect(dealerJson(settings, site)).not.toHaveProperty("image");
  const withImages = {
    ...settings.profile,
    site: { ...settings.profile.site, images: ["/illustrations/lot.webp"] },
  };
  expect(dealerJson({ ...settings, profile: withImages }, `${site}es`)).toMatchObject({
    image: ["https://larkspur.example/illustrations/lot.webp"],
  });
});

test("names the employees, the profile's logo and its accounts elsewhere", () => {
  const { profile } = settings;
  const json = dealerJson(settings, site);
  expect(json).toMatchObject({
    employee: expect.arrayContaining([
      expect.objectContaining({ name: "Eleanor Whitfield", jobTitle: "General Manager" }),
      expect.objectContaining({ name: "Frank Abernathy", telephone: "+14175550125" }),
    ]),
  });
  expect([json]).not.toContainEqual(expect.objectContaining({ logo: expect.anything() }));
  const socials = [{ platform: "Facebook", url: "https://www.facebook.com/larkspur" }];
  const branded = { ...profile, socials, logos: { ...profile.logos, header: "/illustrations/logo.svg" } };
  expect(dealerJson({ ...settings, profile: branded }, `${site}es`)).toMatchObject({
    logo: "https://larkspur.example/illustrations/logo.svg",
    sameAs: ["https://www.facebook.com/larkspur"],
  });
});

test("uses the given description, or the one of the profile", () => {
  expect(dealerJson(settings, site)).toMatchObject({ description: settings.profile.site.description });
  const spanish = dealerJson(settings, `${site}es`, siteDescription("es", "north"));
  expect(spanish).toMatchObject({ url: `${site}es`, description: expect.stringContaining("sucursales") });
});

test("contains no rating, and no image without profile images", () => {
  expect(JSON.stringify(dealerJson(settings, site))).not.toMatch(/image|rating/i);
});

test("faqJson removes the markup from answers", () => {
  const json = faqJson([
    { id: "a", question: "Why?", answers: ["Because. [Look](/cars-for-sale).", "**So.**"] },
  ]);
  expect(json).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because. Look.\n\nSo." } }],
  });
});
