import { word } from "../testing/conformance-samples.tsx";
import { PriceBreakdown, PriceLines } from "./price-breakdown.tsx";

export const components = {
  PriceBreakdown: (
    <PriceBreakdown
      label={word}
      lines={[{ label: word, amount: "1" }]}
      total={{ label: word, amount: "1" }}
      excluded={word}
    />
  ),
  PriceLines: <PriceLines lines={[{ label: word, amount: "1" }]} total={{ label: word, amount: "1" }} />,
};
