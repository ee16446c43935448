import { word } from "../testing/conformance-samples.tsx";
import { PaintDot, PaintSwatch } from "./paint-swatch.tsx";

export const components = {
  PaintDot: <PaintDot paint="blue" />,
  PaintSwatch: <PaintSwatch label={word} name={word} paint="blue" />,
};
