import { photo, word } from "../testing/conformance-samples.tsx";
import { ModelCard } from "./model-card.tsx";

export const components = {
  ModelCard: <ModelCard href="/" title={word} fromLabel={word} price="1" image={photo} />,
};
