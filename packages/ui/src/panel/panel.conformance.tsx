import { word } from "../testing/conformance-samples.tsx";
import { Panel } from "./panel.tsx";

export const components = {
  Panel: <Panel>{word}</Panel>,
};
