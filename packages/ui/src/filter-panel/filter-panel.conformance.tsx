import { word } from "../testing/conformance-samples.tsx";
import { FilterGroup, FilterMore, FilterPanel } from "./filter-panel.tsx";

export const components = {
  FilterGroup: <FilterGroup title={word}>{word}</FilterGroup>,
  FilterMore: (
    <FilterMore label={word} lessLabel={word}>
      {word}
    </FilterMore>
  ),
  FilterPanel: <FilterPanel id="δ" action="/" title={word} closeLabel={word} submit={word} />,
};
