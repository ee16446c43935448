import { describe, expect, test } from "vitest";
import { notFound, redirectOf, redirects, routeOf, useStock } from "../testing/routes.ts";
import { OUTLANDER, SOLD, VIN } from "../testing/test-vehicles.ts";

useStock();

const internal = (address: string, options = {}) => {
  const route = routeOf(address, options);
  return route.kind === "page" ? route.internal : route;
};

describe("the route of a vehicle page", () => {
  const slug = (rest: string) => `/used-cars-for-sale/2024-${rest}-${VIN.outlander}`;
  redirects([
    [slug("mitsubishi"), OUTLANDER],
    [slug("anything-at-all"), OUTLANDER],
    [OUTLANDER.replace("2024", "1"), OUTLANDER],
    [OUTLANDER.replace("used", "new"), OUTLANDER],
    [OUTLANDER.replace("used", "certified"), OUTLANDER],
    [OUTLANDER.toLowerCase(), OUTLANDER],
    [OUTLANDER.toUpperCase(), OUTLANDER],
    [OUTLANDER.replace("used-cars-for-sale", "Used-Cars-For-Sale"), OUTLANDER],
    [`${OUTLANDER}/`, OUTLANDER],
    [OUTLANDER.replace("sale/", "sale//"), OUTLANDER],
    [OUTLANDER.replace("-sel-", "%2Dsel%2D"), OUTLANDER],
    [`${slug("x")}?utm_source=mail&method=lease`, `${OUTLANDER}?utm_source=mail&method=lease`],
    [SOLD.replace("-es-", "-"), SOLD],
  ]);

  test("keeps the estimate parameters and no others", () => {
    expect(routeOf(`${OUTLANDER}?utm_source=mail`)).toEqual({
      kind: "page",
      internal: `/v/en/north/locked/vehicle/${VIN.outlander}`,
      address: OUTLANDER,
    });
    expect(internal(`${OUTLANDER}?utm_source=mail&method=lease&down=0`)).toBe(
      `/v/en/north/locked/vehicle/${VIN.outlander}?method=lease&down=0`,
    );
    expect(internal(`/es${OUTLANDER}`, { access: "open", store: "airport" })).toBe(
      `/v/es/airport/open/vehicle/${VIN.outlander}`,
    );
    expect(internal(`${OUTLANDER}?down=${"9".repeat(201)}`)).not.toContain("down");
  });

  test("is 410 for a sold vehicle, after a redirect from another slug too", () => {
    expect(routeOf(SOLD)).toMatchObject({ status: 410, internal: `/v/en/north/locked/vehicle/${VIN.sold}` });
    expect(redirectOf(`${SOLD}/`).end).toMatchObject({ status: 410 });
  });

  test("is the vehicle page for a private vehicle, which shows the gate", () => {
    const address = OUTLANDER.replace(VIN.outlander, VIN.private);
    for (const access of ["locked", "open"] as const)
      expect(internal(address, { access })).toBe(`/v/en/north/${access}/vehicle/${VIN.private}`);
  });

  test.each([
    `/used-cars-for-sale/2021-kia-soul-${VIN.unknown}`,
    `/used-cars-for-sale/2021-kia-soul-${VIN.unknown}/`,
    `/Used-Cars-For-Sale/2021-Kia-Soul-${VIN.unknown}`,
    `/en/used-cars-for-sale/2021-kia-soul-${VIN.unknown}`,
    `/used-cars-for-sale/2021-kia-soul-${VIN.unknown.replace("M7", "M8")}`,
  ])("%s of an unknown VIN is the missing-vehicle page of all VINs", (address) => {
    const path = "/used-cars-for-sale/2021-kia-soul-00000000000000000";
    const query = new URLSearchParams({ path }).toString();
    expect(routeOf(address)).toEqual({
      kind: "page",
      internal: `/v/en/north/locked/missing-vehicle?${query}`,
      address: path,
      status: 404,
    });
  });

  notFound([
    `/cars-for-sale/2024-mitsubishi-${VIN.outlander}`,
    `/used-cars-for-sale/mitsubishi-${VIN.outlander}`,
    `/used-cars-for-sale/2024-${VIN.outlander}`,
    `/used-cars-for-sale/2024-mitsubishi-${VIN.outlander}0`,
    `${OUTLANDER}/x`,
  ]);
});
