import { APPLICANT_FIELDS, type ApplicantField, controlName } from "@forecourt/leads/credit-application";
import { Field } from "@forecourt/ui/field";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import type { ApplicationWords } from "../application-content.ts";
import { ApplicantControl } from "./applicant-control.tsx";
import { ConsentField } from "./consent-field.tsx";
import { EmploymentStatus } from "./employment-status.tsx";
import type { ApplicantFieldsProps } from "./step-props.ts";

/** Fields that need the whole row; a stay has half of one for its years and months. */
const WIDE = new Set(["street", "previousStreet", "employmentStatus", "consent"]);
const HALF = new Set(["residenceYears", "residenceMonths", "jobYears", "jobMonths"]);

/** The fields of one applicant in one step. A question that the other answers make unnecessary is hidden. */
export function ApplicantFields(props: ApplicantFieldsProps) {
  const { step, application, showsAll, role } = props;
  const answers = application.answers[role];
  return (
    <div className="grid grid-cols-4 gap-x-4 gap-y-4.5">
      {APPLICANT_FIELDS.filter((field) => field.step === step).map((field) => (
        <div
          key={field.name}
          className={`application-part min-w-0 ${spanOf(field.name)} ${showsAll || field.asked(answers) ? "" : "hidden"}`}
        >
          <OneField {...props} field={field} />
        </div>
      ))}
    </div>
  );
}

function spanOf(name: string): string {
  if (WIDE.has(name)) return "col-span-4";
  return HALF.has(name) ? "col-span-2 sm:col-span-1" : "col-span-4 sm:col-span-2";
}

function OneField({ field, ...props }: ApplicantFieldsProps & { field: ApplicantField }) {
  const { content, application, role, errors } = props;
  const { words } = content;
  const id = controlName(role, field.name);
  if (field.rule === "consent") return <ConsentField {...props} id={id} />;
  if (field.name === "employmentStatus") return <EmploymentStatus {...props} field={field} id={id} />;
  const answers = application.answers[role];
  const isOptional = !field.required(answers) && !HALF.has(field.name);
  return (
    <Field
      id={id}
      label={<FieldLabel field={field} text={words.fields[field.name as keyof ApplicationWords["fields"]]} />}
      mark={isOptional ? words.optional : undefined}
      hint={words.hints[field.name as keyof ApplicationWords["hints"]]}
      error={errors[id]}
    >
      {(control) => (
        <ApplicantControl control={control} field={field} words={words} value={answers[field.name]} />
      )}
    </Field>
  );
}

/** "Time in this job, years" shows "Time in this job" above both inputs, whose units say the rest. */
function FieldLabel({ field: { rule }, text }: { field: ApplicantField; text: string }) {
  const [shown, unit] = text.split(/(?=,)/);
  if (rule === "years")
    return (
      <span className="whitespace-nowrap">
        {shown}
        <VisuallyHidden>{unit}</VisuallyHidden>
      </span>
    );
  if (rule === "months") return <VisuallyHidden>{text}</VisuallyHidden>;
  return text;
}
