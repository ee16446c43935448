import { word } from "../testing/conformance-samples.tsx";
import { Badge } from "./badge.tsx";

export const components = {
  Badge: <Badge>{word}</Badge>,
};
