import { expect, test } from "vitest";
import { vehicleBadges } from "#content/vehicle-card/vehicle-badges.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { testContext } from "#testing/test-context.ts";
import { vehicleDetailBadges } from "./vehicle-detail-badges.ts";

const used = {
  condition: "used",
  status: "available",
  visibility: "public",
  mileage: 20_000,
  salePrice: 20_000_00,
  oldPrice: null,
} as VisibleVehicle;

const toneOf = (badges: ReturnType<typeof vehicleBadges>, label: string) =>
  badges.find((badge) => badge.label === label)?.variant;

test.each([
  ["Lifetime engine warranty", {}, "success"],
  ["Saves $1,000", { oldPrice: 21_000_00 }, "success"],
  ["Private inventory", { visibility: "private" }, "accent"],
  ["Sale pending", { status: "pending" }, "warn"],
])("%s has the tone of its meaning, on the card and the page", (label, facts, tone) => {
  const vehicle = { ...used, ...facts } as VisibleVehicle;
  const context = testContext([]);
  expect(toneOf(vehicleBadges(vehicle, context), label)).toBe(tone);
  expect(toneOf(vehicleDetailBadges(vehicle, context), label)).toBe(tone);
});
