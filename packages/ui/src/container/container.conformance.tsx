import { word } from "../testing/conformance-samples.tsx";
import { Container, Section } from "./container.tsx";

export const components = {
  Container: <Container>{word}</Container>,
  Section: <Section heading={word} lead={word} action={word} />,
};
