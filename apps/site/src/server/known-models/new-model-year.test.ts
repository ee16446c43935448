import { expect, test } from "vitest";
import { findKnownModel } from "./known-models.ts";
import { isNewModelYear } from "./new-model-year.ts";

test.each([
  ["BMW", "X5", 2027, true],
  // Known.
  ["BMW", "X5", 2025, false],
  // Ended long ago, so the year is no new one.
  ["Pontiac", "G6", 2011, false],
  ["Pontiac", "G6", 2027, false],
  // Before its first year.
  ["Kia", "Telluride", 2015, false],
  // The model RX with the trim 350 is known, and suggested.
  ["Lexus", "RX 350", 2027, false],
  ["Xqzt", "Nonsense", 2027, false],
])("whether a %s %s of %d is newer than the data: %s", async (make, model, year, isNew) => {
  const found = await findKnownModel({ year, make, model });
  expect(isNewModelYear(found, { year, latestYear: 2027 })).toBe(isNew);
});
