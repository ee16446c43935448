import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { projectCoordinates } from "./project-coordinates.ts";
import { schematicStreets } from "./schematic-streets.ts";

const place = fc.record({
  latitude: fc.double({ min: 36, max: 38, noNaN: true }),
  longitude: fc.double({ min: -94, max: -92, noNaN: true }),
});

describe("projectCoordinates", () => {
  it("keeps every place inside the box", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
        const { ratio, points } = projectCoordinates(places);
        expect(ratio).toBeGreaterThanOrEqual(0.25 - 1e-9);
        expect(ratio).toBeLessThanOrEqual(4 + 1e-9);
        for (const point of points) {
          expect(point.x).toBeGreaterThanOrEqual(-1e-6);
          expect(point.x).toBeLessThanOrEqual(1 + 1e-6);
          expect(point.y).toBeGreaterThanOrEqual(-1e-6);
          expect(point.y).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
  });

  it("puts north above south and west left of east", () => {
    const { points } = projectCoordinates([
      { latitude: 37.3, longitude: -93.4 },
      { latitude: 37.1, longitude: -93.2 },
    ]);
    expect(points[0]!.x).toBeCloseTo(0, 9);
    expect(points[0]!.y).toBeCloseTo(0, 9);
    expect(points[1]!.x).toBeCloseTo(1, 9);
    expect(points[1]!.y).toBeCloseTo(1, 9);
  });

  it("scales longitude by the cosine of the latitude", () => {
    const { ratio } = projectCoordinates([
      { latitude: 59.5, longitude: 10 },
      { latitude: 60.5, longitude: 11 },
    ]);
    expect(ratio).toBeCloseTo(Math.cos((60 * Math.PI) / 180), 6);
  });

  it("centres a single place, or two at the same spot", () => {
    const spot = { latitude: 37.2, longitude: -93.3 };
    expect(projectCoordinates([spot])).toEqual({ ratio: 1, points: [{ x: 0.5, y: 0.5 }] });
    expect(projectCoordinates([spot, spot]).points[1]).toEqual({ x: 0.5, y: 0.5 });
  });
});

describe("schematicStreets", () => {
  it("returns the same streets for the same seed", () => {
    expect(schematicStreets(7, 640, 620)).toEqual(schematicStreets(7, 640, 620));
    expect(schematicStreets(8, 640, 620)).not.toEqual(schematicStreets(7, 640, 620));
  });

  it("contains only finite numbers", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(JSON.stringify(schematicStreets(seed, 640, 620))).not.toMatch(/NaN|Infinity|null/);
      }),
    );
  });
});
