import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
import { vehicleActions } from "./vehicle-actions.ts";

const page = { locale: "en", storeId: "north" } as const;
const labels = (status: "available" | "pending") => {
  const { primary, secondary } = vehicleActions(exampleVehicle({ status }), page);
  return [primary, secondary].map(({ label, href }) => [label, href.split("?")[0]]);
};

test("an available vehicle can be driven", () => {
  expect(labels("available")).toEqual([
    ["Get pre-approved", "/auto-financing/apply-for-financing"],
    ["Schedule a test drive", "/test-drive"],
  ]);
});

test("a vehicle with a pending sale can be asked about, not driven", () => {
  expect(labels("pending")).toEqual([
    ["Ask about this vehicle", "/contact-us"],
    ["Get pre-approved", "/auto-financing/apply-for-financing"],
  ]);
});
