import { word } from "../testing/conformance-samples.tsx";
import { DirectionProvider } from "./direction-provider.tsx";

export const pieces = {
  DirectionProvider: <DirectionProvider dir="rtl">{word}</DirectionProvider>,
};
