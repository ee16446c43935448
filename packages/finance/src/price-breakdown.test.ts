import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { defaultFees } from "./default-fees.ts";
import { priceBreakdown } from "./price-breakdown.ts";
import { unwrap } from "./testing/unwrap.ts";

describe("priceBreakdown", () => {
  test("a new vehicle has the documentary fee", () => {
    expect(unwrap(priceBreakdown({ price: cents(2_964_500), condition: "new", fees: defaultFees }))).toEqual({
      lines: [
        { code: "vehicle", cents: 2_964_500 },
        { code: "documentary", cents: 24_500 },
      ],
      total: 2_989_000,
    });
  });

  test.each(["used", "certified"] as const)("a %s vehicle also has the thirty-day drive fee", (condition) => {
    expect(unwrap(priceBreakdown({ price: cents(2_499_500), condition, fees: defaultFees }))).toEqual({
      lines: [
        { code: "vehicle", cents: 2_499_500 },
        { code: "documentary", cents: 24_500 },
        { code: "thirty-day-drive", cents: 1_000 },
      ],
      total: 2_525_000,
    });
  });

  test("a fee of 0 has no line", () => {
    const fees = { documentary: 0, thirtyDayDrive: 0 };
    expect(unwrap(priceBreakdown({ price: cents(100), condition: "used", fees })).lines).toEqual([
      { code: "vehicle", cents: 100 },
    ]);
  });
});
