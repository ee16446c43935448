import fc from "fast-check";
import { expect, test } from "vitest";
import { type Booking, maxConcurrent } from "./booking.ts";

test.each<[string, Booking[], number]>([
  ["nothing", [], 0],
  ["ends as the slot begins", [{ start: 0, end: 10 }], 0],
  [
    "three that end together before the slot",
    [
      { start: 0, end: 9 },
      { start: 1, end: 9 },
      { start: 2, end: 9 },
      { start: 2, end: 11 },
    ],
    1,
  ],
  ["ends a moment later", [{ start: 0, end: 11 }], 1],
  ["begins as the slot ends", [{ start: 20, end: 30 }], 0],
  ["begins a moment earlier", [{ start: 19, end: 30 }], 1],
  ["begins with the slot", [{ start: 10, end: 12 }], 1],
  ["covers the slot", [{ start: 0, end: 100 }], 1],
  [
    "one after the other",
    [
      { start: 10, end: 15 },
      { start: 15, end: 20 },
    ],
    1,
  ],
  [
    "one into the other",
    [
      { start: 10, end: 16 },
      { start: 15, end: 20 },
    ],
    2,
  ],
  [
    "two inside a long one, one after the other",
    [
      { start: 0, end: 50 },
      { start: 11, end: 13 },
      { start: 14, end: 16 },
    ],
    2,
  ],
  ["no time at all", [{ start: 15, end: 15 }], 0],
])("%s", (_name, bookings, expected) => {
  expect(maxConcurrent(10, 20, bookings)).toBe(expected);
});

test("equals counting every minute", () => {
  const booking = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), fc.integer({ min: 1, max: 20 }), (list, length) => {
      const bookings = list.map(([start, minutes]) => ({ start, end: start + minutes }));
      const counts = Array.from({ length }, (_, at) => 8 + at).map(
        (at) => bookings.filter(({ start, end }) => start <= at && at < end).length,
      );
      expect(maxConcurrent(8, 8 + length, bookings)).toBe(Math.max(...counts));
    }),
  );
});
