import { word } from "../testing/conformance-samples.tsx";
import { FormDone } from "./form-done.tsx";

export const components = {
  FormDone: <FormDone title={word}>{word}</FormDone>,
};
