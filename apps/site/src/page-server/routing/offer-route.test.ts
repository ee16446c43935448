import { describe, expect, test, vi } from "vitest";
import { redirectOf, routeOf, useStock } from "../testing/routes.ts";

vi.mock("@forecourt/sample-dealership", async (original) => {
  const real = await original<typeof import("@forecourt/sample-dealership")>();
  const spring = {
    ...real.larkspur.offers.find(({ id }) => id === "ofr_oil_change")!,
    id: "ofr_Spring-Check",
    offer_recurring: "none" as const,
    offer_startdate: "2026-03-01T00:00:00-06:00",
    offer_enddate: "2026-03-31T23:59:59-05:00",
  };
  return { ...real, larkspur: { ...real.larkspur, offers: [...real.larkspur.offers, spring] } };
});

useStock();

const SPRING = "/special-offers/service/ofr_Spring-Check";
const INTERNAL = "offer/ofr_Spring-Check";

/** Midnight in the dealership's time zone, as the instant in UTC. */
const at = (instant: string) => ({ now: new Date(instant) });

describe("offerRoute", () => {
  test.each([
    ["the minute before its first day", "2026-03-01T05:59:00Z", 404, "not-found"],
    ["its first minute", "2026-03-01T06:00:00Z", undefined, INTERNAL],
    ["its last minute", "2026-04-01T04:59:00Z", undefined, INTERNAL],
    ["the minute after its last day", "2026-04-01T05:00:00Z", 410, INTERNAL],
  ])("in %s", (_when, instant, status, page) => {
    for (const locale of ["en", "es"]) {
      const route = routeOf(locale === "es" ? `/es${SPRING}` : SPRING, at(instant));
      expect(route).toMatchObject({
        kind: "page",
        internal: `/v/${locale}/north/locked/${page}`,
        dated: true,
      });
      expect(route.status).toBe(status);
    }
  });

  test.each([
    "/special-offers/dealer/ofr_Spring-Check",
    "/special-offers/sales/ofr_Spring-Check",
    "/special-offers/service/ofr_nobody_knows",
    "/special-offers/service/spring-check",
    `${SPRING}/x`,
  ])("%s is no offer", (address) => {
    expect(routeOf(address, at("2026-03-15T12:00:00Z"))).toMatchObject({ status: 404 });
  });

  test.each([
    [`${SPRING}/?utm_source=mail`, `${SPRING}?utm_source=mail`],
    [SPRING.toLowerCase(), SPRING],
    [SPRING.toUpperCase(), SPRING],
    [SPRING.replace("special", "Special"), SPRING],
    [`/EN${SPRING}`, SPRING],
    [`/ES${SPRING}`, `/es${SPRING}`],
  ])("%s redirects to %s", (from, to) => {
    expect(redirectOf(from, at("2026-03-15T12:00:00Z"))).toMatchObject({ status: 308, location: to });
    expect(redirectOf(from, at("2026-05-15T12:00:00Z")).end).toMatchObject({ status: 410 });
  });

  test("differs for each of the sample's offers", () => {
    expect(routeOf("/special-offers/dealer/ofr_low_down_payment")).toMatchObject({
      internal: "/v/en/north/locked/offer/ofr_low_down_payment",
    });
  });
});
