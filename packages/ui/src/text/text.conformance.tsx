import { word } from "../testing/conformance-samples.tsx";
import { Heading, Text } from "./text.tsx";

export const components = {
  Heading: <Heading level={2}>{word}</Heading>,
  Text: <Text>{word}</Text>,
};
