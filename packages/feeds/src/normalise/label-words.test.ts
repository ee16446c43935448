import { describe, expect, it } from "vitest";
import { labelWords } from "./label-words.ts";

describe("labelWords", () => {
  it.each([
    ["FrontWheelDriveConfiguration", "front wheel drive configuration"],
    ["xDrive45e", "xdrive45e"],
    ["NX 450h+", "nx 450h+"],
    ["Coupé", "coupe"],
    ["N/A", ""],
    ["Unknown", ""],
  ])("reduces %j to %j", (label, expected) => expect(labelWords(label)).toBe(expected));
});
