import { word } from "../testing/conformance-samples.tsx";
import { FilterChips } from "./filter-chips.tsx";

export const components = {
  FilterChips: <FilterChips label={word} chips={[{ href: "/α", text: word, removeLabel: word }]} />,
};
