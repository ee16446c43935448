import { expect, test } from "vitest";
import * as vehicles from "./index.ts";

test("the public values of the entry", () => {
  expect(Object.keys(vehicles).sort()).toEqual([
    "createVehiclesClient",
    "facetValueSchema",
    "refusalSchema",
    "vehicleDetailsSchema",
    "vehicleListSchema",
    "vehicleQueries",
    "vehicleQueryString",
    "vehicleSchema",
    "vehicleSitemapSchema",
  ]);
});
