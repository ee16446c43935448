import { word } from "../testing/conformance-samples.tsx";
import { ErrorSummary } from "./error-summary.tsx";

export const components = {
  ErrorSummary: <ErrorSummary title={word} errors={[{ fieldId: "φ", message: word }]} />,
};
