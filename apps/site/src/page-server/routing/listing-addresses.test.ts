import { describe, expect, test } from "vitest";
import { notFound, redirectOf, redirects, routeOf, useStock } from "../testing/routes.ts";

useStock();

describe("the route of a listing", () => {
  redirects([
    // Another order: body style, make and model, features, price; by name within a group, makes before models.
    ["/used-cars-for-sale/mitsubishi/suvs", "/used-cars-for-sale/suvs/mitsubishi"],
    ["/cars-for-sale/outlander/mitsubishi", "/cars-for-sale/mitsubishi/outlander"],
    ["/cars-for-sale/trucks/suvs", "/cars-for-sale/suvs/trucks"],
    ["/cars-for-sale/price-under-30000/suvs", "/cars-for-sale/suvs/price-under-30000"],
    ["/cars-for-sale/heated-seats/mitsubishi/suvs", "/cars-for-sale/suvs/mitsubishi/heated-seats"],
    [
      "/cars-for-sale/price-over-10000/price-under-30000",
      "/cars-for-sale/price-under-30000/price-over-10000",
    ],
    // A range with its ends exchanged.
    [
      "/cars-for-sale/price-under-10000/price-over-30000",
      "/cars-for-sale/price-under-30000/price-over-10000",
    ],
    ["/cars-for-sale?price=30000,10000", "/cars-for-sale/price-under-30000/price-over-10000"],
    // What belongs in the path, what does not fit in it, and what says nothing.
    ["/cars-for-sale?bodystyle=suvs&condition=used", "/used-cars-for-sale/suvs"],
    ["/cars-for-sale?price=10000,30000", "/cars-for-sale/price-under-30000/price-over-10000"],
    ["/cars-for-sale?price-min=10000&price-max=", "/cars-for-sale/price-over-10000"],
    [
      "/cars-for-sale/suvs/mitsubishi/price-under-30000?price=10000,null",
      "/cars-for-sale/suvs/mitsubishi?price=10000,30000",
    ],
    ["/used-cars-for-sale?condition=used", "/used-cars-for-sale"],
    ["/used-cars-for-sale?page=1&sort=newest", "/used-cars-for-sale"],
    ["/used-cars-for-sale?sort=price", "/used-cars-for-sale?sort=priceLow"],
    ["/cars-for-sale?q=%20no%20%20such", "/cars-for-sale?q=no+such"],
    ["/cars-for-sale?bodystyle=spaceships", "/cars-for-sale"],
    ["/cars-for-sale?make_model=", "/cars-for-sale"],
    // Other spellings.
    ["/Used-Cars-For-Sale/SUVs", "/used-cars-for-sale/suvs"],
    ["/cars-for-sale/outlander_phev", "/cars-for-sale/mitsubishi/outlander-phev"],
    ["/cars-for-sale/%73uvs", "/cars-for-sale/suvs"],
    ["/%63ars-for-sale/suvs", "/cars-for-sale/suvs"],
    ["/cars-for-sale/", "/cars-for-sale"],
    ["/cars-for-sale//suvs//", "/cars-for-sale/suvs"],
    ["//cars-for-sale", "/cars-for-sale"],
    // All of it at once, with somebody else's parameters.
    [
      "//Cars-For-Sale//Mitsubishi/SUVS/?utm_source=mail&condition=used&gclid=a-b",
      "/used-cars-for-sale/suvs/mitsubishi?utm_source=mail&gclid=a-b",
    ],
  ]);

  test.each([
    ["/cars-for-sale?q=awd+suv+under+25000", "/cars-for-sale/suvs/price-under-25000?drivetrain=awd"],
    ["/es/cars-for-sale?q=menos+de+400+al+mes", "/es/cars-for-sale?payment=null,400"],
    [
      "/Cars-For-Sale?q=awd+suv+zzzz&terms=2049,0,700,60&utm_source=mail",
      "/cars-for-sale/suvs?drivetrain=awd&terms=2000,0,700,60&unknown=zzzz&utm_source=mail",
    ],
  ])("keywords redirect to their filters for now, since the stock decides: %s", (address, location) => {
    expect(redirectOf(address)).toMatchObject({ status: 307, location });
  });

  notFound([
    "/cars-for-sale/spaceships",
    "/cars-for-sale/suvs/mitsubishi/heated-seats/price-under-30000",
    "/-cars-for-sale",
    "/borrowed-cars-for-sale",
    "/cars-for-sale-now",
    "/cars-for-sale/%00",
    "/cars-for-sale/suvs%2Fmitsubishi",
    "/cars-for-sale/price-under-1e9",
  ]);

  test.each([
    ["/cars-for-sale", "/cars-for-sale"],
    ["/used-cars-for-sale/suvs/mitsubishi?page=2", "/used-cars-for-sale/suvs/mitsubishi?page=2"],
    ["/cars-for-sale?page=2&mileage=null,85000", "/cars-for-sale?mileage=null,85000&page=2"],
    ["/cars-for-sale/price-under-30000?utm_source=mail", "/cars-for-sale/price-under-30000"],
  ])("%s is a listing without foreign parameters in its internal path", (address, state) => {
    const query = new URLSearchParams({ s: state }).toString();
    expect(routeOf(address)).toEqual({
      kind: "page",
      internal: `/v/en/north/locked/listing?${query}`,
      address: state,
    });
    expect(routeOf(`/es${address}`)).toEqual({
      kind: "page",
      internal: `/v/es/north/locked/listing?${query}`,
      address: `/es${state}`,
    });
  });

  test.each([
    ["/used-cars-for-sale?page=4", "/used-cars-for-sale?page=3"],
    ["/used-cars-for-sale?page=999999", "/used-cars-for-sale?page=3"],
    ["/used-cars-for-sale?first-page=2&page=5", "/used-cars-for-sale?first-page=2&page=3"],
    ["/used-cars-for-sale?first-page=4&page=5", "/used-cars-for-sale?page=3"],
    ["/new-cars-for-sale?page=2", "/new-cars-for-sale"],
    ["/used-cars-for-sale/suvs?page=9&sort=oldest", "/used-cars-for-sale/suvs?sort=oldest&page=3"],
    ["/used-cars-for-sale?utm_source=mail&page=9", "/used-cars-for-sale?page=3&utm_source=mail"],
    // Two reasons to redirect give one redirect, permanent only if both are.
    ["/Used-Cars-For-Sale/?page=9", "/used-cars-for-sale?page=3"],
    ["/cars-for-sale/mitsubishi/suvs?page=9", "/cars-for-sale/suvs/mitsubishi?page=3"],
  ])("%s is past the last page: %s", (from, to) => {
    expect(redirectOf(from)).toMatchObject({ status: 307, location: to });
    expect(redirectOf(`/es${from}`)).toMatchObject({ status: 307, location: `/es${to}` });
  });

  test("counts pages by the vehicles that the visitor may see", () => {
    const hidden = "/used-cars-for-sale/price-under-29000?page=2";
    expect(redirectOf(hidden, { access: "locked" }).location).toBe("/used-cars-for-sale/price-under-29000");
    expect(routeOf(hidden, { access: "open" })).toMatchObject({
      internal: expect.stringContaining("/v/en/north/open/listing?s="),
    });
  });
});
