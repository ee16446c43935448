import { word } from "../testing/conformance-samples.tsx";
import { Payment } from "./payment.tsx";

export const components = {
  Payment: <Payment amount="1" suffix={word} terms={word} explainedBy="π" />,
};
