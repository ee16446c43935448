import { describe, expect, test } from "vitest";
import { notFound, redirectOf, redirects, useStock } from "../testing/routes.ts";
import { OUTLANDER, SOLD, VIN } from "../testing/test-vehicles.ts";

useStock();

describe("a vehicle's former address", () => {
  redirects([
    [`/used-vehicle/mitsubishi/2024/${VIN.outlander}`, OUTLANDER],
    [`/used-vehicle/mitsubishi/outlander/${VIN.outlander}`, OUTLANDER],
    [`/used-vehicle/mitsubishi/outlander/${VIN.outlander}/`, OUTLANDER],
    [`/used-vehicle//mitsubishi/outlander/${VIN.outlander}`, OUTLANDER],
    [`/used-vehicle/mitsubishi/outlander/${VIN.outlander.toLowerCase()}`, OUTLANDER],
    [`/Used-Vehicle/Mitsubishi/Outlander/${VIN.outlander}`, OUTLANDER],
    [`/used-vehicle/land%20rover/range%20rover%20sport/${VIN.outlander}`, OUTLANDER],
    [`/new-vehicle/mitsubishi/2024/${VIN.outlander}`, OUTLANDER],
    [`/new-vehicle/mitsubishi/outlander/${VIN.outlander}`, OUTLANDER],
    [`/certified-vehicle/mitsubishi/2024/${VIN.outlander}`, OUTLANDER],
    [`/certified-vehicle/mitsubishi/outlander/${VIN.outlander}`, OUTLANDER],
    [`/used-vehicle/mitsubishi/2022/${VIN.sold}`, SOLD],
    [`/used-vehicle/kia/2021/${VIN.unknown}`, `/used-cars-for-sale/2021-kia-${VIN.unknown}`],
    [`/used-vehicle/kia/soul/${VIN.unknown}`, `/used-cars-for-sale/2021-kia-soul-${VIN.unknown}`],
    [`/new-vehicle/kia/2021/${VIN.unknown}`, `/new-cars-for-sale/2021-kia-${VIN.unknown}`],
    [`/new-vehicle/Kia/Soul_EV/${VIN.unknown}`, `/new-cars-for-sale/2021-kia-soul-ev-${VIN.unknown}`],
    [`/certified-vehicle/kia/2021/${VIN.unknown}`, `/certified-cars-for-sale/2021-kia-${VIN.unknown}`],
    [
      `/certified-vehicle/kia/soul/${VIN.unknown.toLowerCase()}/`,
      `/certified-cars-for-sale/2021-kia-soul-${VIN.unknown}`,
    ],
    [`/used-vehicle/mitsubishi/2024/${VIN.outlander}?utm_source=mail`, `${OUTLANDER}?utm_source=mail`],
  ]);

  notFound([
    `/used-vehicle/kia/${VIN.unknown}`,
    `/used-vehicle/kia/soul/ex/${VIN.unknown}`,
    `/borrowed-vehicle/kia/soul/${VIN.unknown}`,
    "/used-vehicle/kia/soul/SHORT",
    "/used-vehicle",
  ]);

  test("redirects to similar vehicles for an unknown VIN", () => {
    const { end } = redirectOf(`/used-vehicle/kia/soul/${VIN.unknown}`);
    expect(end).toMatchObject({ status: 404, internal: expect.stringContaining("/missing-vehicle?path=") });
  });

  test("redirects to the 410 page of a sold vehicle", () => {
    expect(redirectOf(`/used-vehicle/mitsubishi/2022/${VIN.sold}`).end.status).toBe(410);
  });
});

describe("a former search", () => {
  const at = (conditions: string) => (rest: string) => `/search-vehicles/${conditions}-inventory${rest}`;
  const all = at("all");
  const used = at("used");
  redirects([
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/", "/cars-for-sale"],
    ["/Search-Vehicles", "/cars-for-sale"],
    [all(""), "/cars-for-sale"],
    [at("new")(""), "/new-cars-for-sale"],
    [used(""), "/used-cars-for-sale"],
    [at("certified")("/"), "/certified-cars-for-sale"],
    [all("/bodystyle/suvs"), "/cars-for-sale/suvs"],
    [used("/bodystyle/trucks/suvs"), "/used-cars-for-sale/suvs/trucks"],
    [at("new")("/bodystyle/suvs/sedans/"), "/new-cars-for-sale/sedans/suvs"],
    [used("/bodystyle/suvs,sedans,trucks/coupes"), "/used-cars-for-sale?bodystyle=coupes,sedans,suvs,trucks"],
    [all("/make-model/mitsubishi/outlander"), "/cars-for-sale/mitsubishi/outlander"],
    [all("/make_model/mitsubishi/outlander_phev"), "/cars-for-sale/mitsubishi/outlander-phev"],
    [at("certified")("/make-model/Kia/Soul"), "/certified-cars-for-sale/kia/soul"],
    [used("/price/30000/10000"), "/used-cars-for-sale/price-under-30000/price-over-10000"],
    [all("/price/10000/30000"), "/cars-for-sale/price-under-30000/price-over-10000"],
    [all("/price/max/30000"), "/cars-for-sale/price-under-30000"],
    [all("/price/min/10000"), "/cars-for-sale/price-over-10000"],
    [all("/price/null/null"), "/cars-for-sale"],
    [used("/moonphase/full/waning"), "/used-cars-for-sale"],
    [used("/bodystyle/spaceships"), "/used-cars-for-sale"],
    [used("/bodystyle/%00%2F%2Felsewhere.example"), "/used-cars-for-sale"],
    ["/search-vehicles?utm_source=mail", "/cars-for-sale?utm_source=mail"],
    [
      "/search-vehicles?price=10000,30000&utm_source=a%20b",
      "/cars-for-sale/price-under-30000/price-over-10000?utm_source=a+b",
    ],
    [used("/bodystyle/suvs?make_model=kia"), "/used-cars-for-sale/suvs/kia"],
  ]);

  notFound([at("borrowed")(""), "/search-vehicles/used", "/search-vehicles/inventory", "/search-vehicle"]);

  test("redirects temporarily from past the last page to the last page", () => {
    expect(redirectOf(used("/bodystyle/suvs?page=9&utm_source=mail"))).toMatchObject({
      status: 307,
      location: "/used-cars-for-sale/suvs?page=3&utm_source=mail",
    });
  });
});
