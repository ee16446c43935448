import { describe, expect, it } from "vitest";
import { engineLabel } from "./engine-label.ts";

describe("engineLabel", () => {
  it.each([
    ["2.5", "4", "", "2.5L 4-Cylinder"],
    ["2.5L", "4 Cylinder", "", "2.5L 4-Cylinder"],
    ["2488", "I4", "", "2.5L 4-Cylinder"],
    ["3.0 L", "V-6", "", "3.0L 6-Cylinder"],
    ["5", "8", "", "5.0L 8-Cylinder"],
    ["", "4", "", "4-Cylinder"],
    ["1.5", "", "", "1.5L"],
    ["", "", "4Cyl", "4-Cylinder"],
    ["", "", "2.0L I4", "2.0L 4-Cylinder"],
    ["2.0", "4", "2.0L I4 Turbocharged DOHC", "2.0L I4 Turbocharged DOHC"],
    ["", "", "Dual Motor", "Dual Motor"],
    ["0", "0", "", null],
    ["x", "Electric", "", null],
    ["", "", "", null],
  ])("composes %j, %j and %j to %j", (displacement, cylinders, text, expected) =>
    expect(engineLabel({ displacement, cylinders, text })).toBe(expected),
  );
});
