import { describe, expect, it } from "vitest";
import { fuelType } from "./fuel-type.ts";

const read = (label: string, make = "Honda", model = "Civic", trim = "EX", year = 2024) =>
  fuelType({ label, make, model, trim, year });

describe("fuelType: labels", () => {
  it.each([
    ["Gasoline", "gasoline"],
    ["Gas", "gasoline"],
    ["Gasoline Fuel", "gasoline"],
    ["Regular Unleaded", "gasoline"],
    ["Premium Unleaded", "gasoline"],
    ["PETROL", "gasoline"],
    ["Gasoline/Mild Electric Hybrid", "gasoline"],
    ["Hybrid", "hybrid"],
    ["Hybrid Fuel", "hybrid"],
    ["Gas/Electric Hybrid", "hybrid"],
    ["Gasoline / Electric Hybrid", "hybrid"],
    ["Gasoline/Electric", "hybrid"],
    ["Plug-In Electric/Gas", "plug_in_hybrid"],
    ["Plug-In Hybrid", "plug_in_hybrid"],
    ["PLUGIN_HYBRID", "plug_in_hybrid"],
    ["PHEV", "plug_in_hybrid"],
    ["Electric", "electricity"],
    ["Electric Fuel System", "electricity"],
    ["EV", "electricity"],
    ["Diesel", "diesel"],
    ["Diesel Fuel", "diesel"],
    ["Bio Diesel", "diesel"],
    ["E85 Flex Fuel", "flex_fuel"],
    ["Flex Fuel Capability", "flex_fuel"],
    ["FLEX", "flex_fuel"],
    ["Gasoline/Ethanol", "flex_fuel"],
    ["Hydrogen Fuel Cell", "hydrogen"],
    ["Compressed Natural Gas", null],
    ["Other", null],
    ["Unspecified", null],
    ["–", null],
    ["", null],
  ])("reads %j as %j", (label, expected) => expect(read(label)).toBe(expected));
});

describe("fuelType: names that correct the label", () => {
  it.each([
    ["Hybrid Fuel", "Mitsubishi", "Outlander PHEV", "SEL", 2025, "plug_in_hybrid"],
    ["Gasoline", "Mitsubishi", "Outlander PHEV", "SEL", 2025, "plug_in_hybrid"],
    ["Electric", "Mitsubishi", "Outlander PHEV", "SEL", 2025, "plug_in_hybrid"],
    ["", "Mitsubishi", "Outlander PHEV", "SEL", 2025, "plug_in_hybrid"],
    ["Gasoline", "Mitsubishi", "Outlander", "SEL", 2025, "gasoline"],
    ["Hybrid Fuel", "Jeep", "Wrangler 4xe", "Sahara", 2023, "plug_in_hybrid"],
    ["Hybrid Fuel", "Ford", "Fusion Energi", "SE", 2019, "plug_in_hybrid"],
    ["Hybrid", "Toyota", "RAV4 Prime", "XSE", 2022, "plug_in_hybrid"],
    ["Hybrid", "Toyota", "Prius", "LE", 2022, "hybrid"],
    ["Hybrid", "BMW", "X5", "xDrive45e", 2023, "plug_in_hybrid"],
    ["Hybrid", "BMW", "330e", "xDrive", 2022, "plug_in_hybrid"],
    ["Gasoline", "BMW", "X5", "xDrive40i", 2023, "gasoline"],
    ["Hybrid", "Volvo", "XC60", "Recharge", 2023, "plug_in_hybrid"],
    ["Electric", "Volvo", "XC40", "Recharge", 2023, "electricity"],
    ["Hybrid", "Chrysler", "Pacifica Hybrid", "Touring L", 2023, "plug_in_hybrid"],
    ["Gasoline", "Chrysler", "Pacifica", "Touring L", 2023, "gasoline"],
    ["Hybrid", "Subaru", "Crosstrek", "Hybrid", 2022, "plug_in_hybrid"],
    ["Hybrid", "Subaru", "Crosstrek", "Hybrid", 2026, "hybrid"],
    ["Hybrid", "Mercedes-Benz", "GLC", "350e 4MATIC", 2022, "plug_in_hybrid"],
    ["Gasoline", "Mercedes-Benz", "E-Class", "E 350", 2022, "gasoline"],
    ["Hybrid", "Lexus", "NX 450h+", "Luxury", 2023, "plug_in_hybrid"],
    ["Hybrid", "Lexus", "RX 450h", "Base", 2020, "hybrid"],
    ["Hybrid", "Porsche", "Cayenne", "E-Hybrid", 2023, "plug_in_hybrid"],
    ["Hybrid", "Dodge", "Hornet", "R/T", 2024, "plug_in_hybrid"],
    ["Hybrid", "Chevrolet", "Volt", "LT", 2018, "plug_in_hybrid"],
    ["Gasoline Fuel", "Honda", "Accord Hybrid", "Sport", 2024, "hybrid"],
    ["", "Honda", "Civic", "Hybrid-L", 2012, "hybrid"],
    ["", "Honda", "Civic", "EX", 2012, null],
    ["Diesel", "Jeep", "Wrangler 4xe", "", 2023, "diesel"],
    ["Compressed Natural Gas", "Honda", "Civic Hybrid", "", 2012, null],
  ])("reads %j on a %s %s %s %i as %j", (label, make, model, trim, year, expected) =>
    expect(read(label, make, model, trim, year)).toBe(expected),
  );
});
