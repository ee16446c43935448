import { photo, word } from "../testing/conformance-samples.tsx";
import { SplitPanel, VehicleAside } from "./split-panel.tsx";

export const components = {
  SplitPanel: <SplitPanel aside={word}>{word}</SplitPanel>,
  VehicleAside: <VehicleAside image={photo} title={word} subtitle={word} />,
};
