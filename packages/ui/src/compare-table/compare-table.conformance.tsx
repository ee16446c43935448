import { word } from "../testing/conformance-samples.tsx";
import { CompareTable } from "./compare-table.tsx";

export const components = {
  CompareTable: (
    <CompareTable
      caption={word}
      vehicles={[
        { id: "1", title: word, price: "1" },
        { id: "2", title: word, price: "2" },
      ]}
      groups={[{ title: word, rows: [{ label: word, values: ["1", null] }] }]}
      specLabel={word}
      differsLabel={word}
      missingLabel={word}
      onlyDifferencesLabel={word}
      summary={word}
    />
  ),
};
