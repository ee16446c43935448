import { word } from "../testing/conformance-samples.tsx";
import { ComparisonChart } from "./comparison-chart.tsx";

export const components = {
  ComparisonChart: (
    <ComparisonChart
      caption={word}
      columns={["α", "β", "γ"]}
      bars={[{ label: word, value: 1, text: "1", details: ["2"], current: word }]}
    />
  ),
};
