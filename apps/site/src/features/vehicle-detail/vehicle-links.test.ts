import { describe, expect, test } from "vitest";
import { exampleVehicle } from "./testing/example-vehicle.ts";
import { actionHref, contactHref, unlockHref } from "./vehicle-links.ts";

const vehicle = exampleVehicle();
const { vin } = vehicle;

describe.each([
  ["en", ""],
  ["es", "/es"],
] as const)("in %s", (locale, folder) => {
  test("contactHref links to the contact form with the vehicle", () => {
    expect(contactHref(vehicle, { locale })).toBe(`${folder}/contact-us?about=purchase&vin=${vin}#message`);
  });

  test("unlockHref returns to the vehicle", () => {
    const { pathname, searchParams } = new URL(unlockHref(vehicle, { locale }), "http://site");
    expect(pathname).toBe(`${folder}/unlock`);
    expect(searchParams.get("vin")).toBe(vin);
    expect(searchParams.get("next")).toBe(
      `${folder}/used-cars-for-sale/2022-mitsubishi-outlander-sel-${vin}`,
    );
  });

  test("actionHref adds the vehicle to contact form links only", () => {
    const hrefOf = (path: string) => actionHref(folder + path, vehicle, { locale }, "trade");
    expect(hrefOf("/sell-trade-my-car")).toBe(`${folder}/sell-trade-my-car`);
    for (const path of ["/contact-us", "/contact-us?about=general#message"]) {
      expect(hrefOf(path)).toBe(`${folder}/contact-us?about=trade&vin=${vin}#message`);
    }
  });
});
