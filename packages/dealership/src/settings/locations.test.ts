import { expect, test } from "vitest";
import { exampleStore } from "../testing/example-settings.ts";
import { locations } from "./locations.ts";

const stores = [
  exampleStore("east"),
  { ...exampleStore("west"), note: "Use the back gate.", settings: { a: 1 } },
];

test.each([
  ["east", [true, false]],
  ["west", [false, true]],
  ["nowhere", [false, false]],
  [null, [false, false]],
])("with %j chosen", (storeId, current) => {
  expect(locations(stores, storeId).map(({ currentLocation }) => currentLocation)).toEqual(current);
});

test("leaves out a store's settings", () => {
  expect(locations(stores, "west")[1]).toEqual({
    id: "west",
    name: "west",
    subname: "Store",
    link: "/contact-us#west",
    inventoryLink: "/cars-for-sale?stores=west",
    addressLine1: "1 Main Street",
    addressLine2: "Springfield, MO 65803",
    coordinates: { longitude: -93.29, latitude: 37.21 },
    mapsLink: "https://maps.example/1",
    note: "Use the back gate.",
    currentLocation: true,
  });
});
