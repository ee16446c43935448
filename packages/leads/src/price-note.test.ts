import { expect, it } from "vitest";
import type { LeadVehicle } from "./lead-vehicle.ts";
import { priceNote } from "./price-note.ts";
import { dealership, outlander } from "./testing/sample-leads.ts";

const vehicleWith = (priceLines: LeadVehicle["priceLines"]): LeadVehicle => ({ ...outlander, priceLines });
const vehicleLine = { code: "vehicle", cents: 2_500_000 } as LeadVehicle["priceLines"][number];
const fee = (code: string, cents: number) => ({ code, cents }) as LeadVehicle["priceLines"][number];

it("is null without mandatory fees", () => {
  expect(priceNote(vehicleWith([]), dealership)).toBeNull();
  expect(priceNote(vehicleWith([vehicleLine]), dealership)).toBeNull();
});

it("names each fee with its dollars, an unknown fee by its code", () => {
  const vehicle = vehicleWith([vehicleLine, fee("wheel-locks", 9950), fee("constructor", 100)]);
  expect(priceNote(vehicle, dealership)).toBe(
    "Includes wheel-locks 99.50, constructor 1; excludes tax, title, registration",
  );
});

it("is in the language of the staff", () => {
  const vehicle = vehicleWith([fee("wheel-locks", 9950)]);
  expect(priceNote(vehicle, { ...dealership, staffLocale: "es" })).toMatch(/^Incluye wheel-locks 99\.50; /);
});
