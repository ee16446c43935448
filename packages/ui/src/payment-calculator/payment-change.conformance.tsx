import { word } from "../testing/conformance-samples.tsx";
import { PaymentChange } from "./payment-change.tsx";

export const components = {
  PaymentChange: <PaymentChange amount="1" shown={word} spoken={word} />,
};
