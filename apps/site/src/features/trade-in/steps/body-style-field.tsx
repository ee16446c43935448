import { Field } from "@forecourt/ui/field";
import type { FormErrors } from "@forecourt/ui/form-state";
import { Select } from "@forecourt/ui/select";
import { OWN_BODY_STYLES } from "#shared/trade-in/vehicle-parts.ts";
import type { TradeInWords } from "../trade-in-content.ts";
import { controlId } from "./step-messages.ts";

type BodyStyleFieldProps = { words: TradeInWords; errors: FormErrors; value: string | undefined };

/** The body style, which decides the vehicle's price class. */
export function BodyStyleField({ words, errors, value = "" }: BodyStyleFieldProps) {
  const id = controlId("bodystyle");
  return (
    <Field id={id} label={words.bodystyle} error={errors[id]}>
      {(control) => (
        <Select {...control} name="bodystyle" required defaultValue={value}>
          <option value="">{words.choose}</option>
          {OWN_BODY_STYLES.map((style) => (
            <option key={style} value={style}>
              {words.bodyStyles[style]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
