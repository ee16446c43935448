import { word } from "../testing/conformance-samples.tsx";
import { Disclaimer, FinePrint } from "./disclaimer.tsx";

export const components = {
  Disclaimer: <Disclaimer title={word}>{word}</Disclaimer>,
  FinePrint: <FinePrint>{word}</FinePrint>,
};
