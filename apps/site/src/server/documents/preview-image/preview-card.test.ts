import { expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { currentOfferPages } from "../current-offer-pages.ts";
import { sitePages } from "../site-pages.ts";
import { drawableText } from "./drawable-text.ts";
import { previewCard } from "./preview-card.ts";
import { titleLines } from "./title-lines.ts";

const context = documentContext();
const PLACE = { en: "4 locations · Springfield, Missouri", es: "4 sucursales · Springfield, Missouri" };

test.each([
  ["/", "en", "Larkspur Mitsubishi, Springfield", "New Mitsubishi and pre-owned cars in Springfield, MO"],
  ["/service", "en", "Service", "Car service and repair in Springfield, MO"],
  ["/legal/privacy-policy", "en", "Mitsubishi · Springfield", "Privacy policy"],
  ["/our-company/careers", "es", "Nuestra empresa", "Empleos en Springfield, MO"],
  ["/our-company/meet-our-team/priya-raman", "en", "Meet Our Team", "Priya Raman, Finance"],
  ["/shopping-guides/authors/dana-morales", "en", "Shopping Guides", "Articles by Dana Morales"],
  [
    "/special-offers/service/ofr_brake_inspection",
    "es",
    "Ofertas de servicio",
    "Inspección de frenos gratis",
  ],
] as const)("%s in %s: %s, %s", (path, locale, kind, title) => {
  expect(previewCard(path, locale, context)).toEqual({
    dealership: "Larkspur Mitsubishi",
    kind,
    title,
    place: PLACE[locale],
  });
});

test.each(["/cars-for-sale", "/nothing", "/es", "/unlock", "/special-offers/service/ofr_none"])(
  "%s has no preview image of its own",
  (path) => {
    expect(previewCard(path, "en", context)).toBeUndefined();
  },
);

test("an offer has one while it is current", () => {
  const path = "/special-offers/service/ofr_brake_inspection";
  expect(previewCard(path, "en", { ...context, now: new Date("2051-01-02") })).toBeUndefined();
});

test("every title of the sample fits, in characters that the fonts have", () => {
  for (const locale of ["en", "es"] as const) {
    const paths = [...sitePages(locale, context), ...currentOfferPages(locale, context)].map(
      ({ path }) => path,
    );
    for (const path of paths) {
      const card = previewCard(path, locale, context)!;
      for (const text of [card.title, card.kind, card.place]) expect(drawableText(text)).toBe(text);
      expect(titleLines(card.title).lines.join(" ")).toBe(card.title);
    }
  }
});
