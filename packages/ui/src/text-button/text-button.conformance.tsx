import { word } from "../testing/conformance-samples.tsx";
import { TextButton } from "./text-button.tsx";

export const components = {
  TextButton: <TextButton>{word}</TextButton>,
};
