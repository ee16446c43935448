import { describe, expect, test } from "vitest";
import { exampleVehicle } from "#testing/example-vehicle.ts";
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

  test("actionHref adds the vehicle to links to pages with a form about one", () => {
    const page = { locale, storeId: "north" };
    const hrefOf = (path: string) => actionHref(folder + path, vehicle, page, "trade");
    for (const path of ["/sell-trade-my-car", "/service/schedule", "/cars-for-sale", "/nowhere"])
      expect(hrefOf(path)).toBe(folder + path);
    for (const path of ["/contact-us", "/contact-us?about=general#message"]) {
      expect(hrefOf(path)).toBe(`${folder}/contact-us?about=trade&vin=${vin}#message`);
    }
    const financing = "/auto-financing/apply-for-financing";
    expect(hrefOf(financing)).toBe(`${folder}${financing}?vin=${vin}`);
    expect(hrefOf("/test-drive?a=1#request")).toBe(`${folder}/test-drive?a=1&vin=${vin}#request`);
  });
});
