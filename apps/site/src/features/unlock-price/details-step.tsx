import { Icon } from "@forecourt/ui/icon";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

/** The form with name, email and phone. */
export function DetailsStep({ step, headingRef, onNext }: StepProps<"details">) {
  return (
    <StepFrame content={step.frame} headingRef={headingRef}>
      <LeadForm form={step.form} submitIcon={<Icon name="unlock" />} submitBlock onAccepted={onNext} />
    </StepFrame>
  );
}
