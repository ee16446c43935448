import { word } from "../testing/conformance-samples.tsx";
import { RangeSlider } from "./range-slider.tsx";

export const pieces = {
  RangeSlider: (
    <RangeSlider
      stops={[
        { value: 1, text: "1" },
        { value: 2, text: "2" },
      ]}
      minFieldId="α"
      maxFieldId="ω"
      initial={["", ""]}
      labels={[word, word]}
    />
  ),
};
