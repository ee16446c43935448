import { word } from "../testing/conformance-samples.tsx";
import { Dialog } from "./dialog.tsx";

export const components = {
  Dialog: <Dialog id="δ" title={word} closeLabel={word} />,
};
