import { expect, test } from "vitest";
import { isLastingOffer } from "./is-lasting.ts";

test.each([
  ["2050-12-31", true],
  ["2028-11-21", true],
  ["2028-11-20", false],
  ["2026-11-30", false],
  ["", false],
])("an offer until %j: %j", (endsOn, lasting) => {
  expect(isLastingOffer(endsOn, new Date("2026-11-21T18:00:00Z"), "America/Chicago")).toBe(lasting);
});
