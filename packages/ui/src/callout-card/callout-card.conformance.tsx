import { word } from "../testing/conformance-samples.tsx";
import { CalloutCard } from "./callout-card.tsx";

export const components = {
  CalloutCard: <CalloutCard title={word} text={word} action={word} />,
};
