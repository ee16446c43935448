import { word } from "../testing/conformance-samples.tsx";
import { Grid } from "./grid.tsx";

export const components = {
  Grid: <Grid>{word}</Grid>,
};
