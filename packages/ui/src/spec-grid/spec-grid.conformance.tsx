import { word } from "../testing/conformance-samples.tsx";
import { SpecGrid, SpecList } from "./spec-grid.tsx";

export const components = {
  SpecGrid: <SpecGrid items={[{ term: word, detail: word }]} />,
  SpecList: <SpecList items={[{ term: word, detail: word }]} />,
};
