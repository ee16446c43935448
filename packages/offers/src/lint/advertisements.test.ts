import { describe, expect, test } from "vitest";
import { type Advertisement, offerOf } from "../testing/advertisements/advertisement.ts";
import { cleanAdvertisements, faultyAdvertisements } from "../testing/advertisements/index.ts";
import { lintOffers } from "./lint-offers.ts";

const stock = {
  vehicles: [{ condition: "new", year: 2026, make: "Mitsubishi", model: "Outlander", mileage: 5 }],
  now: new Date("2026-11-20T12:00:00-06:00"),
  timeZone: "America/Chicago",
};
const codesOf = (advertisement: Advertisement) =>
  lintOffers([offerOf(advertisement)], stock).map(({ code }) => code);

describe("the rules before they cover every trigger term", () => {
  test("find 9 of 60 faulty advertisements with all their codes", () => {
    expect(faultyAdvertisements).toHaveLength(60);
    const found = faultyAdvertisements.filter((advertisement) => {
      const codes: string[] = codesOf(advertisement);
      return advertisement.codes.every((code) => codes.includes(code));
    });
    expect(found.length).toBe(9);
  });

  test("report 12 of 60 clean advertisements", () => {
    expect(cleanAdvertisements).toHaveLength(60);
    expect(cleanAdvertisements.filter((advertisement) => codesOf(advertisement).length > 0).length).toBe(12);
  });
});
