import { word } from "../testing/conformance-samples.tsx";
import { HistogramRange } from "./histogram-range.tsx";

export const components = {
  HistogramRange: (
    <HistogramRange
      legend={word}
      stops={[1, 2, 3].map((value) => ({ value, text: String(value) }))}
      counts={[1, 2]}
      thumbLabels={[word, word]}
      min={{ id: "α", name: "min", label: word, value: "" }}
      max={{ id: "ω", name: "max", label: word, value: "" }}
    />
  ),
};
