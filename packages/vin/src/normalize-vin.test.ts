import { expect, test } from "vitest";
import { normalizeVin } from "./normalize-vin.ts";

test.each([" 1m8gdm9ax kp042788\n", "1M8-GDM9AX-KP042788", "1M8GDM9AX–KP042788", "1M8GDM9AXKP042788"])(
  "%j is the same VIN",
  (text) => {
    expect(normalizeVin(text)).toBe("1M8GDM9AXKP042788");
  },
);
