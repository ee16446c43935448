import { describe, expect, test } from "vitest";
import { dealership } from "./dealership.ts";
import { offersIn, reviewsIn, siteDescription, staffIn, storeWords } from "./dealership-words.ts";

describe("in the default language", () => {
  test("the data speaks for itself", () => {
    expect(offersIn("en", "north")).toEqual(dealership.offers);
    expect(staffIn("en", "north")).toEqual(dealership.staff);
    expect(siteDescription("en", "north")).toBe(dealership.settings.profile.site.description);
    for (const { id, subname, note } of dealership.settings.stores) {
      expect(storeWords("en", id)).toEqual({ subname, note });
    }
  });
});

describe("in Spanish", () => {
  const lost = <T extends object>(whole: readonly T[], laid: readonly T[], words: readonly (keyof T)[]) =>
    whole.map((entry, at) => {
      const kept = (one: T | undefined) =>
        Object.entries(one ?? {}).filter(([key]) => !words.includes(key as keyof T));
      expect(kept(laid[at])).toEqual(kept(entry));
      return words.filter((key) => entry[key] !== null && laid[at]?.[key] === entry[key]);
    });

  test("every offer has words of its own, its own dates and amounts, and room for its days", () => {
    const laid = offersIn("es", "north");
    const words = ["name", "badge", "type_label", "description", "disclaimer"] as const;
    // A rate is written the same in both languages.
    const same = lost(dealership.offers, laid, words).flat();
    expect(same.filter((key) => key !== "badge")).toEqual([]);
    for (const { disclaimer } of laid) expect(disclaimer).toMatch(/\{startDate\}.*\{endDate\}/);
  });

  test("everybody has a title", () => {
    expect(lost(dealership.staff, staffIn("es", "north"), ["title", "note"]).flat()).toEqual([]);
  });

  test("stores say what they are", () => {
    for (const { id, subname, note } of dealership.settings.stores) {
      const words = storeWords("es", id);
      expect(words.subname).not.toBe(subname);
      expect(words.note === null).toBe(note === null);
    }
  });

  test("a store that nobody knows has nothing to say", () => {
    expect(storeWords("es", "nowhere")).toEqual({ subname: "", note: null });
  });

  test("the dealership is described", () => {
    expect(siteDescription("es", "north")).toMatch(/sucursales/);
  });
});

describe("reviews", () => {
  test.each(["en", "es"] as const)(
    "those in %s come first, all are there, each in its own words",
    (locale) => {
      const reviews = reviewsIn(locale, "north");
      const languages = reviews.map(({ language }) => language);
      const own = languages.filter((language) => language === locale);
      expect(own.length).toBeGreaterThan(0);
      expect(languages.slice(0, own.length)).toEqual(own);
      expect(reviews.map(({ id, text }) => `${id} ${text}`).sort()).toEqual(
        dealership.reviews.map(({ id, text }) => `${id} ${text}`).sort(),
      );
      const inOrder = dealership.reviews.filter(({ language }) => language === locale).map(({ id }) => id);
      expect(reviews.slice(0, own.length).map(({ id }) => id)).toEqual(inOrder);
    },
  );

  test("say in Spanish what the visit was about", () => {
    const visits = new Map(dealership.reviews.map(({ id, visit }) => [id, visit]));
    const same = reviewsIn("es", "north").filter(
      ({ id, visit }) => visit !== null && visit === visits.get(id),
    );
    expect(same).toEqual([]);
  });
});
