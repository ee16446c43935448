import { word } from "../testing/conformance-samples.tsx";
import { AmountField } from "./amount-field.tsx";

export const controls = {
  AmountField: (
    <AmountField
      label={word}
      min={0}
      max={10}
      defaultValue={4}
      limits={[word, word]}
      prefix={word}
      suffix={word}
      hint={word}
      error={word}
    />
  ),
};
