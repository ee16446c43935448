import { photo, word } from "../testing/conformance-samples.tsx";
import { CompareTable } from "./compare-table.tsx";

export const components = {
  CompareTable: (
    <CompareTable
      caption={word}
      vehicles={[
        { id: "1", title: word, subtitle: word, image: photo, price: "1" },
        { id: "2", title: word, price: "2" },
      ]}
      groups={[
        {
          title: word,
          note: word,
          rows: [
            { label: word, values: [{ text: "1", mark: word, note: word }, null] },
            { label: "β", values: ["1", "1"] },
          ],
        },
      ]}
      specLabel={word}
      sameLabel={word}
      missingLabel={word}
      onlyDifferencesLabel={word}
      summary={word}
    />
  ),
};
