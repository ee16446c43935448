import { maskPhone, US_STATES } from "@forecourt/contact-details";
import type { ApplicantField } from "@forecourt/leads/credit-application";
import type { FieldControl } from "@forecourt/ui/field";
import { PhoneInput } from "@forecourt/ui/phone-input";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { PHONE_INPUT_MASK, PHONE_PLACEHOLDER, phoneFieldValue } from "#content/lead-form/phone-field.ts";
import type { ApplicationWords } from "../application-content.ts";

type ApplicantControlProps = {
  control: FieldControl;
  field: ApplicantField;
  words: ApplicationWords;
  /** The first value. */
  value: string | undefined;
};

const mask = (value: string, caret: number) => maskPhone(value, caret, PHONE_INPUT_MASK);

/** The control of a field. It is uncontrolled, so that what was typed before hydration stays. */
export function ApplicantControl({ control, field, words, value }: ApplicantControlProps) {
  const { name, rule, maxLength, autoComplete, inputMode, options } = field;
  const shared = { ...control, name: control.id, autoComplete, defaultValue: value };
  if (rule === "state" || options) {
    const labels = words.options[name as keyof ApplicationWords["options"]] as Readonly<
      Record<string, string>
    >;
    const choices = options?.map((option) => [option, labels[option] ?? option]) ?? Object.entries(US_STATES);
    return (
      <Select {...shared}>
        <option value="">{words.choose}</option>
        {choices.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  const input = { ...shared, inputMode, spellCheck: false };
  switch (rule) {
    case "phone":
      return (
        <PhoneInput
          {...input}
          defaultValue={phoneFieldValue(value)}
          mask={mask}
          placeholder={PHONE_PLACEHOLDER}
        />
      );
    case "amount":
      // Not the kit's amount input: it would read "5,2OO" as no number and say nothing of the letters.
      return <TextInput {...input} prefix="$" />;
    case "years":
      return <TextInput {...input} suffix={words.years} />;
    case "months":
      return <TextInput {...input} suffix={words.months} />;
    case "email":
      return <TextInput {...input} type="email" maxLength={maxLength} />;
    default:
      return <TextInput {...input} />;
  }
}
