import { word } from "../testing/conformance-samples.tsx";
import { EmptyResults } from "./empty-results.tsx";

export const components = {
  EmptyResults: <EmptyResults title={word} relaxations={[{ href: "/α", text: word, count: "3" }]} />,
};
