import { word } from "../testing/conformance-samples.tsx";
import { FeatureList } from "./feature-list.tsx";

export const components = {
  FeatureList: <FeatureList items={[word]} />,
};
