import { describe, expect, test } from "vitest";
import { dealership } from "../settings/dealership.ts";
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
  const said = (locale: "en" | "es") => reviewsIn(locale, "north").map(({ id, text }) => `${id} ${text}`);
  const kept = dealership.reviews.map(({ id, text }) => `${id} ${text}`);

  test("stand in English in the order they are kept, each in its own words", () => {
    expect(said("en")).toEqual(kept);
  });

  test("begin in Spanish with those written in it, and all are there", () => {
    const languages = reviewsIn("es", "north").map(({ language }) => language);
    const own = languages.filter((language) => language === "es");
    expect(own.length).toBeGreaterThan(1);
    expect(languages.slice(0, own.length)).toEqual(own);
    expect(said("es").sort()).toEqual([...kept].sort());
  });

  test("say in Spanish what the visit was about", () => {
    const visits = new Map(dealership.reviews.map(({ id, visit }) => [id, visit]));
    const same = reviewsIn("es", "north").filter(
      ({ id, visit }) => visit !== null && visit === visits.get(id),
    );
    expect(same).toEqual([]);
  });
});
