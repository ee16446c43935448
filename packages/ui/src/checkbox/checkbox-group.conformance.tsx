import { word } from "../testing/conformance-samples.tsx";
import { CheckboxRow } from "./checkbox.tsx";
import { CheckboxAll } from "./checkbox-all.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

export const components = {
  CheckboxGroup: (
    <CheckboxGroup legend={word} hint={word} error={word} mark={word} all={word}>
      <CheckboxRow label={word} />
    </CheckboxGroup>
  ),
};

export const pieces = { CheckboxAll: <CheckboxAll label={word} /> };
