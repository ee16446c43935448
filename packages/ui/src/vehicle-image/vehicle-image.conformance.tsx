import { photo } from "../testing/conformance-samples.tsx";

export const components = {
  VehicleImage: photo,
};
