import { describe, expect, test } from "vitest";
import { currentOffers, offersFor } from "./current-offers.ts";
import { NO_CONDITIONS, sampleOffer } from "./testing/sample-offer.ts";

const CHICAGO = "America/Chicago";
const november = new Date("2026-11-20T12:00:00-06:00");
const outlander = { condition: "new", year: 2025, make: "Mitsubishi", model: "Outlander", mileage: 5 };
const offers = [
  sampleOffer({ id: "ofr_apr" }),
  sampleOffer({ id: "ofr_over", offer_enddate: "2026-11-19" }),
  sampleOffer({ id: "ofr_mirage", vehicles_conditions: { ...NO_CONDITIONS, model: "Mirage" } }),
  sampleOffer({ id: "ofr_oil", department: "service", vehicles_conditions: NO_CONDITIONS }),
  sampleOffer({ id: "ofr_trade", department: "dealer", vehicles_conditions: NO_CONDITIONS }),
];
const ids = (list: { id: string }[]) => list.map((offer) => offer.id);

describe("offersFor", () => {
  test("returns today's matching offers in the given order, without service offers", () => {
    expect(ids(offersFor(outlander, offers, november, CHICAGO))).toEqual(["ofr_apr", "ofr_trade"]);
  });

  test("is empty from the end of the month in the dealership's time zone", () => {
    const lastMinute = new Date("2026-12-01T05:59:00Z");
    expect(ids(offersFor(outlander, offers, lastMinute, CHICAGO))).toEqual(["ofr_apr", "ofr_trade"]);
    expect(offersFor(outlander, offers, new Date("2026-12-01T06:00:00Z"), CHICAGO)).toEqual([]);
  });
});

describe("currentOffers", () => {
  test("returns today's offers of all departments or of one", () => {
    expect(ids(currentOffers(offers, november, CHICAGO))).toEqual([
      "ofr_apr",
      "ofr_mirage",
      "ofr_oil",
      "ofr_trade",
    ]);
    expect(ids(currentOffers(offers, november, CHICAGO, "service"))).toEqual(["ofr_oil"]);
  });
});
