import { word } from "../testing/conformance-samples.tsx";
import { OpenNow } from "./open-now.tsx";

export const components = {
  OpenNow: <OpenNow state="open">{word}</OpenNow>,
};
