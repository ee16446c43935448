import { expect, test } from "vitest";
import { type Advertisement, offerOf } from "../testing/advertisements/advertisement.ts";
import { cleanAdvertisements, faultyAdvertisements } from "../testing/advertisements/index.ts";
import { lintOffers } from "./lint-offers.ts";

const stock = {
  vehicles: [{ condition: "new", year: 2026, make: "Mitsubishi", model: "Outlander", mileage: 5 }],
  now: new Date("2026-11-20T12:00:00-06:00"),
  timeZone: "America/Chicago",
};
const lint = (advertisement: Advertisement) => lintOffers([offerOf(advertisement)], stock);

test.each(faultyAdvertisements)("finds $codes in “$name”", ({ codes, ...advertisement }) => {
  const found = lint(advertisement).map(({ code }) => code);
  expect(found.toSorted()).toEqual(codes.toSorted());
});

test.each(cleanAdvertisements)("reports nothing of “$name”", (advertisement) => {
  expect(lint(advertisement)).toEqual([]);
});

test("there are 100 faulty and 100 clean advertisements", () => {
  expect([faultyAdvertisements.length, cleanAdvertisements.length]).toEqual([100, 100]);
});
