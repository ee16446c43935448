import { describe, expect, test } from "vitest";
import { dealership } from "../settings/dealership.ts";
import { offersIn, reviewsIn, siteDescription, staffIn, storeTexts } from "./localized-dealership.ts";

describe("in the default language", () => {
  test("returns the data unchanged", () => {
    expect(offersIn("en", "north")).toEqual(dealership.offers);
    expect(staffIn("en", "north")).toEqual(dealership.staff);
    expect(siteDescription("en", "north")).toBe(dealership.settings.profile.site.description);
    for (const { id, subname, note } of dealership.settings.stores) {
      expect(storeTexts("en", id)).toEqual({ subname, note });
    }
  });
});

describe("in Spanish", () => {
  const untranslated = <T extends object>(
    whole: readonly T[],
    merged: readonly T[],
    keys: readonly (keyof T)[],
  ) =>
    whole.map((entry, at) => {
      const kept = (one: T | undefined) =>
        Object.entries(one ?? {}).filter(([key]) => !keys.includes(key as keyof T));
      expect(kept(merged[at])).toEqual(kept(entry));
      return keys.filter((key) => entry[key] !== null && merged[at]?.[key] === entry[key]);
    });

  test("translates every offer text, keeps dates and amounts, and keeps the date tokens", () => {
    const offers = offersIn("es", "north");
    const keys = ["name", "badge", "type_label", "description", "disclaimer"] as const;
    // A rate is the same in both languages.
    const same = untranslated(dealership.offers, offers, keys).flat();
    expect(same.filter((key) => key !== "badge")).toEqual([]);
    const tokens = (all: typeof offers) => all.map(({ disclaimer }) => disclaimer.match(/\{\w+Date\}/g));
    expect(tokens(offers)).toEqual(tokens(dealership.offers));
  });

  test("translates the titles of the team", () => {
    expect(untranslated(dealership.staff, staffIn("es", "north"), ["title", "note"]).flat()).toEqual([]);
  });

  test("translates the texts of stores", () => {
    for (const { id, subname, note } of dealership.settings.stores) {
      const texts = storeTexts("es", id);
      expect(texts.subname).not.toBe(subname);
      expect(texts.note === null).toBe(note === null);
    }
  });

  test("an unknown store has no texts", () => {
    expect(storeTexts("es", "nowhere")).toEqual({ subname: "", note: null });
  });

  test("translates the description of the dealership", () => {
    expect(siteDescription("es", "north")).toMatch(/sucursales/);
  });
});

describe("reviews", () => {
  const said = (locale: "en" | "es") => reviewsIn(locale, "north").map(({ id, text }) => `${id} ${text}`);
  const kept = dealership.reviews.map(({ id, text }) => `${id} ${text}`);

  test.each(["en", "es"] as const)("keep their order and texts in %s", (locale) => {
    expect(said(locale)).toEqual(kept);
  });

  test("translate the reason of the visit", () => {
    const visits = new Map(dealership.reviews.map(({ id, visit }) => [id, visit]));
    const same = reviewsIn("es", "north").filter(
      ({ id, visit }) => visit !== null && visit === visits.get(id),
    );
    expect(same).toEqual([]);
  });
});
