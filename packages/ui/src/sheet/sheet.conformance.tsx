import { word } from "../testing/conformance-samples.tsx";
import { Sheet, SheetFooter } from "./sheet.tsx";

export const components = {
  Sheet: <Sheet id="σ" title={word} closeLabel={word} />,
  SheetFooter: <SheetFooter>{word}</SheetFooter>,
};
