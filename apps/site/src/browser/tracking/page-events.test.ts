import { expect, test } from "vitest";
import { listEvents, vinOfPage } from "./page-events.ts";

const VIN = "JA4J4VA80SZ000001";

test.each([
  [`/new-cars-for-sale/2025-mitsubishi-outlander-sel-${VIN}`, VIN],
  [`/es/used-cars-for-sale/2021-kia-soul-${VIN.toLowerCase()}`, VIN],
  ["/new-cars-for-sale", undefined],
  ["/new-cars-for-sale/suvs", undefined],
  [`/compare/${VIN}`, undefined],
])("%s is the page of vehicle %s", (path, vin) => {
  expect(vinOfPage(path)).toBe(vin);
});

test.each([
  ["/cars-for-sale", "", ["view_item_list"]],
  ["/es/used-cars-for-sale", "?page=2&sort=price&utm_source=mail&gclid=x", ["view_item_list"]],
  ["/cars-for-sale/suv", "", ["view_item_list", "view_search_results"]],
  ["/cars-for-sale", "?features=sunroof", ["view_item_list", "view_search_results"]],
  ["/contact-us", "?features=sunroof", []],
])("%s%s has the list events %j", (path, search, names) => {
  const events = listEvents(path, search, [VIN]);
  expect(events.map(({ adSearch }) => adSearch)).toEqual(names);
  expect(events.every(({ vehicle }) => vehicle?.vins?.[0] === VIN)).toBe(true);
  expect(events.flatMap(({ event }) => event?.name ?? [])).toEqual(names.length > 1 ? ["Search"] : []);
});

test("a long list is shortened", () => {
  const vins = Array.from({ length: 150 }, (_, at) => String(at));
  expect(listEvents("/cars-for-sale", "", vins)[0]?.vehicle?.vins).toHaveLength(100);
});
