import { describe, expect, it } from "vitest";
import { engineLabel } from "./engine-label.ts";

describe("engineLabel", () => {
  it.each([
    ["2.5", "4", "", "", "2.5L 4-Cylinder"],
    ["2.5L", "4 Cylinder", "", "", "2.5L 4-Cylinder"],
    ["2488", "I4", "", "", "2.5L 4-Cylinder"],
    ["3.0 L", "V-6", "", "", "3.0L 6-Cylinder"],
    ["5", "8", "", "", "5.0L 8-Cylinder"],
    ["2.5", "4", "Naturally Aspirated", "Regular Unleaded I-4 2.5 L/152", "2.5L 4-Cylinder"],
    ["1.5", "4", "Turbocharged", "", "1.5L 4-Cylinder Turbo"],
    ["3.5", "6", "Twin Turbocharged", "", "3.5L 6-Cylinder Twin Turbo"],
    ["3.0", "6", "", "BiTurbo V6", "3.0L 6-Cylinder Twin Turbo"],
    ["6.2", "8", "Supercharged", "", "6.2L 8-Cylinder Supercharged"],
    ["", "4", "", "", "4-Cylinder"],
    ["1.5", "", "", "", "1.5L"],
    ["", "", "", "4Cyl", "4-Cylinder"],
    ["", "", "", "2.0L I4", "2.0L 4-Cylinder"],
    ["", "", "", "2.0L I4 Turbocharged DOHC", "2.0L 4-Cylinder Turbo"],
    ["", "", "", "Dual Motor Electric", "Dual Motor Electric"],
    ["", "", "", "V8 with cylinder deactivation", "V8 with cylinder deactivation"],
    ["0", "0", "", "", null],
    ["x", "Electric", "", "", null],
    ["", "", "Turbocharged", "", null],
    ["", "", "", "", null],
  ])("composes %j, %j, %j and %j to %j", (displacement, cylinders, aspiration, text, expected) =>
    expect(engineLabel({ displacement, cylinders, aspiration, text })).toBe(expected),
  );
});
