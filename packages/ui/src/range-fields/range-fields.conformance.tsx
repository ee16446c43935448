import { word } from "../testing/conformance-samples.tsx";
import { Histogram, RangeFields } from "./range-fields.tsx";

export const components = {
  RangeFields: (
    <RangeFields
      legend={word}
      bars={[{ height: 1, selected: true }]}
      min={{ id: "α", name: "min", label: word, value: "" }}
      max={{ id: "ω", name: "max", label: word, value: "" }}
    />
  ),
};

export const pieces = {
  Histogram: <Histogram bars={[{ height: 0.5, selected: false }]} />,
};
