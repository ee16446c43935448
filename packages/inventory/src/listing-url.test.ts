import { expect, test } from "vitest";
import { type Filters, noFilters, type Sort } from "./filters.ts";
import { listingAddress, listingUrl } from "./listing-url.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";

const url = (filters: Partial<Filters>, sort: Sort = "newest", page = 1) =>
  listingUrl({ filters: { ...noFilters(), ...filters }, sort, page }, vocabulary);
const range = (min: number | null, max: number | null) => ({ min, max });

test.each([
  [{}, "/cars-for-sale"],
  [{ condition: ["new"] }, "/new-cars-for-sale"],
  [{ condition: ["used"] }, "/used-cars-for-sale"],
  [{ condition: ["certified"] }, "/certified-cars-for-sale"],
  [{ condition: ["used", "new"] }, "/cars-for-sale?condition=new,used"],
  [{ bodyStyle: ["suvs"] }, "/cars-for-sale/suvs"],
  [{ bodyStyle: ["trucks", "suvs", "coupes"] }, "/cars-for-sale/coupes/suvs/trucks"],
  [
    { bodyStyle: ["trucks", "suvs", "coupes", "wagons"] },
    "/cars-for-sale?bodystyle=coupes,suvs,trucks,wagons",
  ],
  [
    { features: ["heated_seats"], makeModel: ["ford"], bodyStyle: ["suvs"] },
    "/cars-for-sale/suvs/ford/heated-seats",
  ],
  [
    { features: ["heated_seats", "5"], makeModel: ["ford"], bodyStyle: ["suvs"] },
    "/cars-for-sale/suvs/ford?features=5,heated_seats",
  ],
  // When a group does not fit, the next one can use the segments.
  [
    { makeModel: ["ford", "kona"], bodyStyle: ["suvs", "trucks"], features: ["heated_seats"] },
    "/cars-for-sale/suvs/trucks/heated-seats?make_model=ford,hyundai,kona",
  ],
  // A value without a segment moves its whole group to the query.
  [{ features: ["heated_seats", "kona"] }, "/cars-for-sale?features=heated_seats,kona"],
  [{ makeModel: ["suvs", "ford"] }, "/cars-for-sale?make_model=ford,suvs"],
  [{ price: range(null, 30_000) }, "/cars-for-sale/price-under-30000"],
  [{ price: range(10_000, null) }, "/cars-for-sale/price-over-10000"],
  [{ price: range(0, 0) }, "/cars-for-sale/price-under-0/price-over-0"],
  [{ price: range(1, 2), bodyStyle: ["suvs"] }, "/cars-for-sale/suvs/price-under-2/price-over-1"],
  [{ price: range(1, 2), bodyStyle: ["suvs", "trucks"] }, "/cars-for-sale/suvs/trucks?price=1,2"],
  [{ price: range(1, null), bodyStyle: ["suvs", "trucks"] }, "/cars-for-sale/suvs/trucks/price-over-1"],
  [{ price: range(null, null), mileage: range(null, 85_000) }, "/cars-for-sale?mileage=null,85000"],
  [{ drivetrain: ["awd"], fuelType: ["electricity"] }, "/cars-for-sale?fuel-type=electricity&drivetrain=awd"],
  [{ bodyStyle: ["nonsense"] }, "/cars-for-sale"],
  [{ q: " awd  suv " }, "/cars-for-sale?q=awd+suv"],
] as [Partial<Filters>, string][])("%j is at %s", (filters, address) => {
  expect(url(filters)).toBe(address);
});

test("sort and page are query parameters", () => {
  expect(url({ condition: ["new"], bodyStyle: ["suvs"] }, "priceLow", 2)).toBe(
    "/new-cars-for-sale/suvs?sort=priceLow&page=2",
  );
});

test("several pages have their first and last page in the address", () => {
  const pages = (page: number, firstPage: number) =>
    listingUrl({ filters: noFilters(), sort: "newest", page, firstPage }, vocabulary);
  expect(pages(3, 1)).toBe("/cars-for-sale?first-page=1&page=3");
  expect(pages(11, 1)).toBe("/cars-for-sale?page=11");
  expect(pages(1, 1)).toBe("/cars-for-sale");
});

test("listingAddress returns path and parameters separately", () => {
  const filters = { ...noFilters(), bodyStyle: ["suvs"], stores: ["north"] };
  expect(listingAddress({ filters, sort: "oldest", page: 3 }, vocabulary)).toEqual({
    path: "/cars-for-sale/suvs",
    params: [
      ["stores", "north"],
      ["sort", "oldest"],
      ["page", "3"],
    ],
  });
});
