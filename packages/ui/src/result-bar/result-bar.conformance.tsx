import { word } from "../testing/conformance-samples.tsx";
import { EmptyResults, FilterChips, ListToolbar, ResultBar } from "./result-bar.tsx";

export const components = {
  EmptyResults: <EmptyResults title={word} relaxations={[{ href: "/α", text: word, count: "3" }]} />,
  FilterChips: <FilterChips label={word} chips={[{ href: "/α", text: word, removeLabel: word }]} />,
  ListToolbar: <ListToolbar>{word}</ListToolbar>,
  ResultBar: <ResultBar count={word} actions={word} />,
};
