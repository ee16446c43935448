import { word } from "../testing/conformance-samples.tsx";
import { Slider } from "./slider.tsx";

export const pieces = {
  Slider: <Slider fieldId="φ" label={word} min={0} max={10} initial={4} ticks={[0, 5, 10]} />,
};
