import { describe, expect, it } from "vitest";
import { makeLabel } from "./make-label.ts";

describe("makeLabel", () => {
  it.each([
    ["Mitsubishi", "Mitsubishi"],
    ["MITSUBISHI", "Mitsubishi"],
    ["CHEVY", "Chevrolet"],
    ["VW", "Volkswagen"],
    ["mercedes", "Mercedes-Benz"],
    ["MERCEDES BENZ", "Mercedes-Benz"],
    ["LAND ROVER", "Land Rover"],
    ["rolls-royce", "Rolls-Royce"],
    ["INFINITI", "Infiniti"],
    ["bmw", "BMW"],
    ["GMC", "GMC"],
    ["KIA", "Kia"],
    ["RAM", "Ram"],
    ["Mini", "MINI"],
    ["MG", "MG"],
    ["", ""],
  ])("spells %j as %j", (make, expected) => expect(makeLabel(make)).toBe(expected));
});
