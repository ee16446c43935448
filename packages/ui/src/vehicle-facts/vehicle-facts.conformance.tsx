import { word } from "../testing/conformance-samples.tsx";
import { VehicleFacts } from "./vehicle-facts.tsx";

export const components = {
  VehicleFacts: <VehicleFacts facts={[{ label: word, value: "1" }]} />,
};
