import type { ApplicantField } from "@forecourt/leads/credit-application";
import { FieldError } from "@forecourt/ui/field";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import type { ApplicantFieldsProps } from "./step-props.ts";

type EmploymentStatusProps = ApplicantFieldsProps & { field: ApplicantField; id: string };

/** The employment status as tiles: it decides what is asked next. */
export function EmploymentStatus({
  content: { words },
  application,
  role,
  errors,
  field,
  id,
}: EmploymentStatusProps) {
  const value = application.answers[role][field.name];
  return (
    <>
      <SegmentedControl
        id={id}
        legend={words.fields.employmentStatus}
        name={id}
        variant="tiles"
        className="max-sm:[&>div]:grid-cols-2"
        aria-describedby={errors[id] ? `${id}-error` : undefined}
        {...(value && { defaultValue: value })}
        options={(field.options ?? []).map((option) => ({
          value: option,
          label: words.options.employmentStatus[option as keyof typeof words.options.employmentStatus],
        }))}
      />
      <FieldError id={`${id}-error`}>{errors[id]}</FieldError>
    </>
  );
}
