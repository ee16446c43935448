import { vehiclePath } from "@forecourt/inventory";
import { describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { asVisible } from "#testing/test-context.ts";
import { carData } from "./car-data.ts";

const example = (changed?: Parameters<typeof exampleVehicle>[0]) => asVisible(exampleVehicle(changed));
const options = {
  price: 2_525_050,
  siteUrl: "https://cars.example",
  locale: "en",
  settings: dealership.settings,
} as const;

test("the offer has the price of the page, with fees and cents", () => {
  const vehicle = example();
  expect(carData(vehicle, options)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Car",
    vehicleIdentificationNumber: vehicle.vin,
    itemCondition: "https://schema.org/UsedCondition",
    mileageFromOdometer: { value: 31_200, unitCode: "SMI" },
    offers: {
      price: "25250.50",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: `https://cars.example${vehiclePath(vehicle)}`,
    },
  });
});

test("uses the address and the terms of the page's language", () => {
  const vehicle = example();
  const url = `https://cars.example/es${vehiclePath(vehicle)}`;
  expect(carData(vehicle, { ...options, locale: "es" })).toMatchObject({
    "@id": `${url}#vehicle`,
    url,
    fuelType: "Gasolina",
    vehicleEngine: { name: "2.5 L, 4 cilindros" },
    color: "Azul (Cosmic Blue)",
    vehicleInteriorColor: "Negro",
    offers: { url },
  });
  expect(carData(vehicle, options)).toHaveProperty("description", "One owner.");
  expect(carData(vehicle, { ...options, locale: "es" })).not.toHaveProperty("description");
});

test("has no offer without a visible price", () => {
  expect(carData(example(), { ...options, price: null })).not.toHaveProperty("offers");
});

test("a pending vehicle has limited availability", () => {
  expect(carData(example({ status: "pending" }), options)).toMatchObject({
    offers: { availability: "https://schema.org/LimitedAvailability" },
  });
});

describe("image", () => {
  test("omits illustrations", () => {
    expect(carData(example(), options)).not.toHaveProperty("image");
    expect(JSON.stringify(carData(example(), options))).not.toContain("illustration");
  });

  test("lists each photograph once, as an absolute URL", () => {
    const vehicle = example({
      previewImage: "/photos/1.jpg",
      additionalImages: ["/photos/1.jpg", "https://a.example/2.jpg"],
    });
    expect(carData(vehicle, options)).toMatchObject({
      image: ["https://cars.example/photos/1.jpg", "https://a.example/2.jpg"],
    });
  });
});

test("omits properties that are missing in the feed", () => {
  const vehicle = example({
    bodyStyle: null,
    fuelType: null,
    drivetrain: null,
    transmission: null,
    engine: null,
    doors: null,
    trim: "",
    description: "",
  });
  const data = carData(vehicle, options);
  for (const key of [
    "bodyType",
    "fuelType",
    "driveWheelConfiguration",
    "vehicleTransmission",
    "vehicleEngine",
    "numberOfDoors",
    "vehicleConfiguration",
    "description",
  ]) {
    expect(data).not.toHaveProperty(key);
  }
});
