import { word } from "../testing/conformance-samples.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

export const components = {
  ComparisonTable: (
    <ComparisonTable
      caption={word}
      rowsLabel={word}
      columns={[{ label: "α", own: true }, { label: "β" }, { label: "γ" }]}
      rows={[{ label: word, note: word, values: [true, false, word] }]}
      yesLabel={word}
      noLabel={word}
    />
  ),
};
