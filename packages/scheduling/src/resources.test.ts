import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxConcurrent } from "./booking.ts";
import { assignResources, type ResourceBooking } from "./resources.ts";

const HOUR = 3_600_000;
const at = (hour: number, hours = 1) => ({ start: hour * HOUR, end: (hour + hours) * HOUR });
const car = { id: "vehicle:a", capacity: 1 };
const joy = { id: "adviser:joy", capacity: 1 };
const frank = { id: "adviser:frank", capacity: 1 };
const loaner = { id: "loaner:2026-11-28", capacity: 2, daily: true };

describe("assignResources", () => {
  test("an appointment without needs uses nothing", () => {
    expect(assignResources(at(9), [], [])).toEqual([]);
  });

  test("a used resource is free again at the end of its booking", () => {
    const booked = [{ ...at(9), resources: [car.id] }];
    expect(assignResources(at(9), [[car]], booked)).toBeNull();
    expect(assignResources(at(9.5), [[car]], booked)).toBeNull();
    expect(assignResources(at(10), [[car]], booked)).toEqual([car.id]);
  });

  test("another resource's bookings do not count", () => {
    expect(assignResources(at(9), [[car]], [{ ...at(9), resources: ["vehicle:b"] }])).toEqual([car.id]);
  });

  test("the free resource with the fewest bookings is chosen, the first of equal ones", () => {
    expect(assignResources(at(9), [[joy, frank]], [])).toEqual([joy.id]);
    expect(assignResources(at(9), [[joy, frank]], [{ ...at(15), resources: [joy.id] }])).toEqual([frank.id]);
    expect(assignResources(at(9), [[joy, frank]], [{ ...at(9), resources: [frank.id] }])).toEqual([joy.id]);
  });

  test("a daily resource counts every booking of the day", () => {
    const away = (hour: number) => ({ ...at(hour), resources: [loaner.id] });
    expect(assignResources(at(9), [[loaner]], [away(11)])).toEqual([loaner.id]);
    expect(assignResources(at(9), [[loaner]], [away(11), away(15)])).toBeNull();
  });

  test("all needs must be met", () => {
    const booked = [{ ...at(9), resources: [car.id] }];
    expect(assignResources(at(9), [[joy], [car]], booked)).toBeNull();
    expect(assignResources(at(10), [[joy], [car]], booked)).toEqual([joy.id, car.id]);
  });

  test("whatever is booked this way, no resource exceeds its capacity", () => {
    const pool = [joy, frank, { id: "adviser:ana", capacity: 3 }];
    const wish = fc.record({
      start: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 6 }),
      among: fc.subarray(pool, { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        const booked: ResourceBooking[] = [];
        for (const { start, length, among } of wishes) {
          const time = { start, end: start + length };
          const resources = assignResources(time, [among], booked);
          if (resources) booked.push({ ...time, resources });
        }
        for (const { id, capacity } of pool) {
          const own = booked.filter(({ resources }) => resources.includes(id));
          expect(maxConcurrent(0, 60, own)).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});
