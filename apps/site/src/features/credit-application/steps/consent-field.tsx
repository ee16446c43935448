import { Checkbox } from "@forecourt/ui/checkbox";
import { FieldError } from "@forecourt/ui/field";
import { FormParagraph } from "#content/lead-form/form-paragraph.tsx";
import type { ApplicantFieldsProps } from "./step-props.ts";

/** The exact text that one applicant agrees to, and the box. */
export function ConsentField({ content, name, errors, id }: ApplicantFieldsProps & { id: string }) {
  const { words, consent } = content;
  return (
    <div className="rounded-md bg-surface-sunken p-4.5">
      <p className="font-semibold">{words.consentTitle}</p>
      <p id={`${id}-text`} className="mt-1.5 text-sm leading-relaxed">
        <FormParagraph text={consent} newTab={words.newTab} />
      </p>
      <Checkbox
        id={id}
        name={id}
        value="yes"
        label={`${name}: ${words.agree}`}
        className="mt-2.5 font-semibold"
        aria-invalid={errors[id] ? true : undefined}
        aria-describedby={errors[id] ? `${id}-error ${id}-text` : `${id}-text`}
      />
      <FieldError id={`${id}-error`}>{errors[id]}</FieldError>
    </div>
  );
}
