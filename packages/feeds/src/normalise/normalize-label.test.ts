import { describe, expect, it } from "vitest";
import { normalizeLabel } from "./normalize-label.ts";

describe("normalizeLabel", () => {
  it.each([
    ["FrontWheelDriveConfiguration", "front wheel drive configuration"],
    ["xDrive45e", "xdrive45e"],
    ["NX 450h+", "nx 450h+"],
    ["Coupé", "coupe"],
    ["N/A", ""],
    ["Unknown", ""],
  ])("reduces %j to %j", (label, expected) => expect(normalizeLabel(label)).toBe(expected));
});
