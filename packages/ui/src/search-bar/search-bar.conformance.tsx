import { word } from "../testing/conformance-samples.tsx";
import { SearchBar } from "./search-bar.tsx";

export const controls = {
  SearchBar: <SearchBar action="/" name="q" inputId="κ" label={word} submitLabel={word} />,
};
