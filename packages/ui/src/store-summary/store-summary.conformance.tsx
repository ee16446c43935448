import { word } from "../testing/conformance-samples.tsx";
import { StoreSummary } from "./store-summary.tsx";

export const components = {
  StoreSummary: <StoreSummary name={word} address={word} open={word} change={word} actions={word} />,
};
