import { LinkButton } from "@forecourt/ui/button";
import { CodeStep } from "./code-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { GrantedStep } from "./granted-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

/** A step of the unlock, in a page or the dialog. */
export function UnlockStep({ step, ...rest }: StepProps) {
  switch (step.kind) {
    case "details":
      return <DetailsStep step={step} {...rest} />;
    case "code":
      return <CodeStep step={step} {...rest} />;
    case "granted":
      return <GrantedStep step={step} {...rest} />;
    case "note":
      return (
        <StepFrame content={step.frame} headingRef={rest.headingRef}>
          <LinkButton href={step.link.href} size="lg">
            {step.link.label}
          </LinkButton>
        </StepFrame>
      );
  }
}
