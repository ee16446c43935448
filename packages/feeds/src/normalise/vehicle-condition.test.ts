import { describe, expect, it } from "vitest";
import { vehicleCondition } from "./vehicle-condition.ts";

describe("vehicleCondition", () => {
  it.each([
    ["New", "", "new", false],
    ["NEW", "False", "new", false],
    ["N", "0", "new", false],
    ["Used", "", "used", false],
    ["U", "No", "used", false],
    ["Pre-Owned", "", "used", false],
    ["Used", "True", "certified", false],
    ["used", "1", "certified", false],
    ["Used", "Yes", "certified", false],
    ["Used", "Certified", "certified", false],
    ["Used", "Not Certified", "used", false],
    ["Certified", "", "certified", false],
    ["CPO", "", "certified", false],
    ["Certified Pre-Owned", "True", "certified", false],
    ["Honda Certified", "", "certified", false],
    ["Mercedes-Benz Certified", "", "certified", false],
    ["Not Certified", "", "used", false],
    ["Certified", "False", "used", true],
    ["New", "True", "new", true],
  ] as const)("reads type %j with flag %j as %s, conflict %s", (type, certified, condition, conflict) =>
    expect(vehicleCondition({ type, certified })).toEqual({ condition, conflict }),
  );

  it.each(["", "Like Nothing", "Demo", "OTHER"])("does not guess from %j", (type) =>
    expect(vehicleCondition({ type, certified: "True" })).toBeNull(),
  );
});
