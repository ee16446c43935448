import { word } from "../testing/conformance-samples.tsx";
import { Checkbox, CheckboxBox, CheckboxRow } from "./checkbox.tsx";

export const controls = {
  Checkbox: <Checkbox label={word} description={word} />,
  CheckboxBox: <CheckboxBox />,
  CheckboxRow: <CheckboxRow label={word} count={3} />,
};
