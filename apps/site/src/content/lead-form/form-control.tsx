import { maskPhone } from "@forecourt/contact-details";
import type { FormField } from "@forecourt/leads/forms";
import type { FieldControl } from "@forecourt/ui/field";
import { PhoneInput } from "@forecourt/ui/phone-input";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { Textarea } from "@forecourt/ui/textarea";
import type { ShownField } from "./lead-form-content.ts";
import { PHONE_INPUT_MASK, PHONE_PLACEHOLDER } from "./phone-field.ts";

type FormControlProps = {
  control: FieldControl;
  field: ShownField;
  /** Undefined for the select of the form's kind. */
  rules: FormField | undefined;
};

const mask = (value: string, caret: number) => maskPhone(value, caret, PHONE_INPUT_MASK);

/** The control of a field. It is uncontrolled, so that what was typed before hydration stays. */
export function FormControl({ control, field: { name, options, value }, rules }: FormControlProps) {
  if (options) {
    return (
      <Select {...control} name={name} required={rules?.required} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  const { required, maxLength, autoComplete, inputMode, type, rule } = rules ?? {};
  const shared = { ...control, name, required, maxLength, autoComplete, defaultValue: value };
  if (type === "textarea") return <Textarea {...shared} />;
  if (rule === "amount") return <TextInput {...shared} prefix="$" inputMode={inputMode} />;
  if (rule === "phone")
    return <PhoneInput {...shared} mask={mask} placeholder={PHONE_PLACEHOLDER} spellCheck={false} />;
  return <TextInput {...shared} type={type} inputMode={inputMode} spellCheck={false} />;
}
