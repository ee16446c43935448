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
  [{}, []],
  [{ listed: VIN }, ["view_item_list"]],
  [{ listed: VIN, filtered: "" }, ["view_item_list", "view_search_results"]],
])("%j is a list with the events %j", (list, names) => {
  const events = listEvents(list);
  expect(events.map(({ adSearch }) => adSearch)).toEqual(names);
  expect(events.map(({ vehicle }) => vehicle?.vins)).toEqual(names.map(() => [VIN]));
  expect(events.flatMap(({ event }) => event?.name ?? [])).toEqual(names.length > 1 ? ["Search"] : []);
});

test("a search without results has no vehicles", () => {
  expect(listEvents({ listed: "", filtered: "" })[1]?.event).toEqual({
    name: "Search",
    vehicle: { vins: [] },
  });
});

test("a long list is shortened", () => {
  const listed = Array.from({ length: 150 }, (_, at) => String(at)).join();
  expect(listEvents({ listed })[0]?.vehicle?.vins).toHaveLength(100);
});
