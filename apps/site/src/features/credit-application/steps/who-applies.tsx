import { FieldError } from "@forecourt/ui/field";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { WHO_ID } from "../application-messages.ts";
import type { StepProps } from "./step-props.ts";

/** The first question: alone, or with a co-applicant. */
export function WhoApplies({ content: { words }, application, errors }: StepProps) {
  const { hasCoApplicant } = application.answers;
  const value = hasCoApplicant === null ? undefined : hasCoApplicant ? "together" : "alone";
  const error = errors[WHO_ID];
  return (
    <div>
      <SegmentedControl
        id={WHO_ID}
        legend={words.who}
        name="who"
        variant="tiles"
        className="[&>div]:sm:grid-cols-2 max-sm:[&>div]:grid-cols-1"
        aria-describedby={error ? `${WHO_ID}-error` : undefined}
        {...(value && { defaultValue: value })}
        options={(["alone", "together"] as const).map((option) => ({
          value: option,
          label: words.whoOptions[option],
        }))}
      />
      <FieldError id={`${WHO_ID}-error`}>{error}</FieldError>
    </div>
  );
}
