import { word } from "../testing/conformance-samples.tsx";
import { PromoBand } from "./promo-band.tsx";

export const components = {
  PromoBand: <PromoBand heading={word} text={word} facts={[{ figure: "1", text: word }]} />,
};
