import { word } from "../testing/conformance-samples.tsx";
import { SkipLink } from "./skip-link.tsx";

export const components = {
  SkipLink: <SkipLink href="#μ">{word}</SkipLink>,
};
