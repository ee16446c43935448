import { word } from "../testing/conformance-samples.tsx";
import { RangeSlider } from "./range-slider.tsx";

export const pieces = {
  RangeSlider: (
    <RangeSlider
      stops={[1, 2].map((value) => ({ value, text: String(value) }))}
      heights={[1]}
      minFieldId="α"
      maxFieldId="ω"
      initial={["", ""]}
      thumbLabels={[word, word]}
    />
  ),
};
