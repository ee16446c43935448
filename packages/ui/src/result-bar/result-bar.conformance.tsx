import { word } from "../testing/conformance-samples.tsx";
import { ResultBar } from "./result-bar.tsx";

export const components = {
  ResultBar: <ResultBar count={word} actions={word} />,
};
