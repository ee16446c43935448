import { expect, test } from "vitest";
import { assertSlotSettings, type SlotSettings } from "./slot-settings.ts";

const least: SlotSettings = {
  lengthMinutes: 1,
  stepMinutes: 1,
  leadMinutes: 0,
  horizonDays: 0,
  capacity: 0,
  closingBufferMinutes: 0,
};

test("minimum settings are valid", () => {
  expect(() => assertSlotSettings(least)).not.toThrow();
});

test.each(Object.keys(least) as (keyof SlotSettings)[])(
  "%s must not be smaller, fractional or missing",
  (name) => {
    for (const value of [least[name] - 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, "30"])
      expect(() => assertSlotSettings({ ...least, [name]: value })).toThrow(`scheduling: ${name} must be`);
  },
);
