import { word } from "../testing/conformance-samples.tsx";
import { FormStatus } from "./form-status.tsx";

export const components = {
  FormStatus: <FormStatus title={word}>{word}</FormStatus>,
};
