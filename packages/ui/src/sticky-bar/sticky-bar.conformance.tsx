import { word } from "../testing/conformance-samples.tsx";
import { StickyBar } from "./sticky-bar.tsx";

export const components = {
  StickyBar: <StickyBar>{word}</StickyBar>,
};
