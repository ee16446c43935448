import { word } from "../testing/conformance-samples.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Field, FieldError } from "./field.tsx";

export const components = {
  Field: (
    <Field id="φ" label={word} hint={word} error={word} mark={word}>
      {(control) => <TextInput {...control} />}
    </Field>
  ),
  FieldError: <FieldError id="φ-error">{word}</FieldError>,
};
