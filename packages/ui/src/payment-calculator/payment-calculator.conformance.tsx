import { word } from "../testing/conformance-samples.tsx";
import { PaymentCalculator } from "./payment-calculator.tsx";
import { PaymentFacts, PaymentResult } from "./payment-result.tsx";

export const controls = {
  PaymentCalculator: (
    <PaymentCalculator
      label={word}
      purchaseMethod={{ legend: word, name: "μ", options: [{ value: "lease", label: word }] }}
      methodFields={{ lease: word }}
      actions={word}
      result={<PaymentResult label={word} figure={word} />}
    >
      {word}
    </PaymentCalculator>
  ),
};

export const components = {
  PaymentResult: (
    <PaymentResult label={word} figure="1" change={word} note={word} actions={word}>
      {word}
    </PaymentResult>
  ),
  PaymentFacts: <PaymentFacts items={[{ label: word, value: "1", note: word }]} />,
};
