import type { PaymentTerms } from "@forecourt/finance";
import { cents, months } from "@forecourt/units";
import { describe, expect, it } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { asVisible } from "#testing/test-context.ts";
import { vehicleJson } from "./vehicle-json.ts";

const settings = settingsFor("north");
const terms: PaymentTerms = {
  cashDown: cents(1_200_000),
  tradeEquity: cents(100_000),
  creditScore: 700,
  months: months(60),
};
const json = (oldPrice: number | null, own: PaymentTerms | null = null) =>
  vehicleJson(asVisible(exampleVehicle({ oldPrice: oldPrice === null ? null : cents(oldPrice) })), {
    settings,
    siteUrl: "https://cars.example",
    terms: own,
  });

describe("finance", () => {
  it("is the payment a month", () => {
    const { payment, finance } = json(2_499_500);
    expect(finance).toEqual({ method: "finance", amount: payment?.amount });
    expect(finance?.amount).toBeGreaterThan(0);
  });

  it("is cash when cash down and trade cover the price", () => {
    expect(json(1_200_000, terms).finance).toEqual({ method: "cash", amount: 0 });
  });

  it("is missing without a price", () => {
    expect(json(null)).toMatchObject({ payment: null, finance: null });
  });
});

it("has the model's pictures and the own background with absolute addresses", () => {
  const evoxImages = { driverFront: "/evox/front.png", driverProfile: null, passengerRear: null };
  const vehicle = asVisible(exampleVehicle({ evoxImages, imageCustomBg: "https://img.example/lot.jpg" }));
  const options = { settings, siteUrl: "https://cars.example", terms: null };
  const front = "https://cars.example/evox/front.png";
  expect(vehicleJson(vehicle, options)).toMatchObject({
    previewImage: front,
    previewImageKind: "illustration",
    evoxImages: { driverFront: front, driverProfile: null, passengerRear: null },
    imageCustomBg: "https://img.example/lot.jpg",
  });
});
