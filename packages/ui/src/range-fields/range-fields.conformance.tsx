import { word } from "../testing/conformance-samples.tsx";
import { Histogram } from "./histogram.tsx";
import { RangeFields } from "./range-fields.tsx";

export const components = {
  RangeFields: (
    <RangeFields
      legend={word}
      min={{ id: "α", name: "min", label: word, value: "" }}
      max={{ id: "ω", name: "max", label: word, value: "" }}
    />
  ),
};

export const pieces = {
  Histogram: <Histogram heights={[0.5, 1]} selected={[false, true]} />,
};
