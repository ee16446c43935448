import { word } from "../testing/conformance-samples.tsx";
import { FilterCount, ListToolbar } from "./list-toolbar.tsx";

export const components = {
  FilterCount: <FilterCount count={2} label={word} />,
  ListToolbar: <ListToolbar>{word}</ListToolbar>,
};
