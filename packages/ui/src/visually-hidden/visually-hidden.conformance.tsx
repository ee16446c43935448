import { word } from "../testing/conformance-samples.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export const components = {
  VisuallyHidden: <VisuallyHidden>{word}</VisuallyHidden>,
};
