import { word } from "../testing/conformance-samples.tsx";
import { Disclosure, DisclosureGroup } from "./disclosure.tsx";

export const components = {
  Disclosure: <Disclosure title={word}>{word}</Disclosure>,
  DisclosureGroup: <DisclosureGroup>{word}</DisclosureGroup>,
};
