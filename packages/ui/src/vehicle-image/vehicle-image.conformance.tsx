import { photo, word } from "../testing/conformance-samples.tsx";
import { VehicleImage } from "./vehicle-image.tsx";
import { VehicleStage } from "./vehicle-stage.tsx";

export const components = {
  VehicleImage: <VehicleImage {...photo.props} caption={word} />,
  VehicleStage: <VehicleStage>{word}</VehicleStage>,
};
