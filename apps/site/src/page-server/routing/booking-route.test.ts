import { describe, expect, it } from "vitest";
import { useTestSite } from "#testing/use-test-site.ts";
import { NOW } from "../testing/routes.ts";
import { bookingRoute } from "./booking-route.ts";

useTestSite();

const variant = { locale: "en", store: "north", access: "locked" } as const;
const routeOf = (path: string, search = "") => bookingRoute(path, new URLSearchParams(search), variant, NOW);

describe("a page with times", () => {
  it.each([
    ["/test-drive", "vin=1&x=1", "/v/en/north/locked/minimal/test-drive?vin=1"],
    [
      "/appraisal",
      "valuation=t&store=north&step=time&x=1",
      "/v/en/north/locked/minimal/appraisal?store=north&step=time&valuation=t",
    ],
    ["/appraisal", "", "/v/en/north/locked/minimal/appraisal"],
    [
      "/service/schedule",
      "services=a&services=b&step=time&x=1",
      "/v/en/north/locked/minimal/service-schedule?services=a%2Cb&step=time",
    ],
  ])("%s is never cached, and its scripts do not wait", (path, search, internal) => {
    expect(routeOf(path, search)).toMatchObject({ internal, personal: true, scripts: "at-once" });
  });
});

it.each(["/test-drive", "/service/schedule"])("the first page of %s is the same for everyone", (path) => {
  expect(routeOf(path)).not.toHaveProperty("personal");
});

describe("the page of an appointment", () => {
  it("is 400 behind a forged link, and never cached", () => {
    expect(routeOf("/appointments/a.b.c")).toMatchObject({ status: 400, personal: true, dated: true });
  });

  it("runs its scripts at once where a time is chosen", () => {
    expect(routeOf("/appointments/a.b.c", "change=time")).toMatchObject({ scripts: "at-once" });
    expect(routeOf("/appointments/a.b.c")).not.toHaveProperty("scripts");
  });
});

it("another path is not its own", () => {
  expect(routeOf("/service")).toBeNull();
  expect(routeOf("/appointments")).toBeNull();
});
