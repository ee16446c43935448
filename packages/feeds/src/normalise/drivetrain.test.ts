import { describe, expect, it } from "vitest";
import { drivetrain } from "./drivetrain.ts";

describe("drivetrain", () => {
  it.each([
    ["FWD", "fwd"],
    ["Front Wheel Drive", "fwd"],
    ["Front-wheel Drive", "fwd"],
    ["Front-Wheel Drive", "fwd"],
    ["FrontWheelDriveConfiguration", "fwd"],
    ["RWD", "rwd"],
    ["Rear-wheel Drive", "rwd"],
    ["RearWheelDriveConfiguration", "rwd"],
    ["AWD", "awd"],
    ["All Wheel Drive", "awd"],
    ["All-wheel Drive", "awd"],
    ["AllWheelDriveConfiguration", "awd"],
    ["AWD/4WD", "awd"],
    ["4MATIC®", "awd"],
    ["S-AWC", "awd"],
    ["xDrive", "awd"],
    ["4WD", "4wd"],
    ["4X4", "4wd"],
    ["Four-wheel Drive", "4wd"],
    ["Four Wheel Drive", "4wd"],
    ["FourWheelDriveConfiguration", "4wd"],
    ["2WD", null],
    ["4X2", null],
    ["OTHER", null],
    ["–", null],
    ["", null],
  ])("reads %j as %j", (label, expected) => expect(drivetrain(label, "suvs")).toBe(expected));

  it("reads two-wheel drive of a truck as rear-wheel drive", () => {
    expect(drivetrain("4x2", "trucks")).toBe("rwd");
    expect(drivetrain("2WD", "trucks")).toBe("rwd");
    expect(drivetrain("", "trucks")).toBeNull();
  });
});
