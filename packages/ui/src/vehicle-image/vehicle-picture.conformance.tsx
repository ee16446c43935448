import { word } from "../testing/conformance-samples.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";

const source = { src: "/1.avif", width: 2, height: 1, alt: "", kind: "photo" } as const;

export const pieces = {
  VehiclePicture: <VehiclePicture sources={[source]} missing={word} />,
  VehiclePictureMissing: <VehiclePicture sources={[]} missing={word} />,
};
