import { word } from "../testing/conformance-samples.tsx";
import { Radio, RadioGroup } from "./radio-group.tsx";

export const components = {
  RadioGroup: (
    <RadioGroup legend={word} hint={word} error={word} mark={word}>
      <Radio name="ρ" label={word} />
    </RadioGroup>
  ),
};

export const controls = {
  Radio: <Radio name="ρ" label={word} description={word} detail={word} />,
};
