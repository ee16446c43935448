import { word } from "../testing/conformance-samples.tsx";
import { CompareToggle } from "./compare-toggle.tsx";

export const components = {
  CompareToggle: <CompareToggle compared={false} label={word} vehicle={word} />,
  CompareTogglePressed: <CompareToggle compared label={word} vehicle={word} />,
};
