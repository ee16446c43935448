import { word } from "../testing/conformance-samples.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

export const components = {
  SegmentedControl: (
    <SegmentedControl legend={word} name="ν" options={[{ value: "1", label: word, detail: word }]} />
  ),
};
