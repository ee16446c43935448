import { word } from "../testing/conformance-samples.tsx";
import { CompareToggle } from "./compare-toggle.tsx";

export const controls = {
  CompareToggle: <CompareToggle label={word} vehicle={word} />,
};
