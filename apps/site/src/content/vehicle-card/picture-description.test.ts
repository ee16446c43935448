import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
import { pictureDescription } from "./picture-description.ts";

test("an illustration names body style and color", () => {
  const vehicle = exampleVehicle({ bodyStyle: "suvs", exteriorColorFamily: "white" });
  expect(pictureDescription(vehicle, "render", "en")).toBe("White SUV, illustration");
});

test("an unknown body style is not called one, nor the cover a color", () => {
  const vehicle = exampleVehicle({ bodyStyle: null, exteriorColorFamily: "white" });
  expect(pictureDescription(vehicle, "render", "en")).toBe("Car under a cover, illustration");
  expect(pictureDescription(vehicle, "render", "es")).toBe("Vehículo bajo una funda, ilustración");
});
