import type { VehicleList } from "../vehicle-list-schema.ts";
import { exampleVehicle } from "./example-vehicle.ts";

/** A list as the API answers it. */
export const exampleList: VehicleList = {
  total: 1,
  page: 1,
  pages: 1,
  pageSize: 19,
  vehicles: [exampleVehicle],
  facets: {
    condition: [{ value: "used", label: "Used", count: 1 }],
    bodystyle: [{ value: "suvs", label: "SUVs", count: 1 }],
    make_model: [
      { value: "mitsubishi", label: "Mitsubishi", count: 1 },
      { value: "outlander", label: "Outlander", count: 1, make: "mitsubishi" },
    ],
    "fuel-type": [],
    drivetrain: [],
    "exterior-color": [],
    features: [],
    stores: [],
  },
  ranges: { price: { min: 25_890, max: 25_891 }, payment: { min: 423, max: 424 }, mileage: null, year: null },
  privateTotal: 0,
};
