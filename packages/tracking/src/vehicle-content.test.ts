import { describe, expect, test } from "vitest";
import { vehicleContent } from "./vehicle-content.ts";

const vin = "JA4J24A50RZ000001";
const required = { vin, make: "Mitsubishi", model: "Outlander", year: 2024, price: 2_995_049 };

describe("the content of a vehicle", () => {
  test("has the required fields, the price in dollars", () => {
    expect(vehicleContent(required)).toEqual({
      content_type: "vehicle",
      content_ids: [vin],
      make: "Mitsubishi",
      model: "Outlander",
      year: 2024,
      price: 29_950.49,
    });
  });

  test("has every optional field", () => {
    const optional = {
      trim: "SEL",
      style: "SEL S-AWC 4dr",
      condition: "new",
      drivetrain: "awd",
      fuelType: "gasoline",
      interiorColor: "Black",
      exteriorColor: "White Diamond",
      transmission: "cvt",
    };
    expect(vehicleContent({ ...required, ...optional, bodyStyle: "suvs" })).toEqual({
      ...vehicleContent(required),
      ...optional,
      bodystyle: "suvs",
    });
  });

  test("omits blank fields and a null price", () => {
    const blank = { ...required, price: null, trim: "", condition: " ", style: null, drivetrain: undefined };
    expect(Object.keys(vehicleContent(blank))).toEqual([
      "content_type",
      "content_ids",
      "make",
      "model",
      "year",
    ]);
  });

  test("omits unknown fields", () => {
    const stored = { ...required, salePrice: 2_500_000, stockNumber: "A1", description: "One owner" };
    expect(vehicleContent(stored)).toEqual(vehicleContent(required));
  });
});

describe("a list of vehicles", () => {
  test("has its VINs and common fields", () => {
    expect(vehicleContent({ vins: [vin, "JA4J24A50RZ000002"] })).toStrictEqual({
      content_type: "vehicle",
      content_ids: [vin, "JA4J24A50RZ000002"],
    });
    expect(vehicleContent({ vins: [], condition: "used", make: "Ford" })).toEqual({
      content_type: "vehicle",
      content_ids: [],
      condition: "used",
      make: "Ford",
    });
  });

  test("has at most a hundred VINs", () => {
    const vins = Array.from({ length: 101 }, (_, at) => `VIN${at}`);
    expect(vehicleContent({ vins }).content_ids).toEqual(vins.slice(0, 100));
  });

  test("copies the array of VINs", () => {
    const vins = [vin];
    vehicleContent({ vins }).content_ids.push("x");
    expect(vins).toEqual([vin]);
  });
});
