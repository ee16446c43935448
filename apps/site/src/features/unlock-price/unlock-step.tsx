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
      return (
        <StepFrame content={step.frame}>
          <CodeStep step={step} onNext={rest.onNext} />
        </StepFrame>
      );
    case "granted":
      return <GrantedStep step={step} {...rest} />;
    case "note":
      return (
        <StepFrame content={step.frame} headingRef={rest.headingRef}>
          <NoteLink link={step.link} />
        </StepFrame>
      );
  }
}

/** The code's step without the unlock's frame, for a page that has its own. */
export function FramelessCodeStep({ step }: Pick<StepProps, "step">) {
  if (step.kind === "code") return <CodeStep step={step} />;
  return step.kind === "note" ? <NoteLink link={step.link} /> : null;
}

function NoteLink({ link }: { link: { href: string; label: string } }) {
  return (
    <LinkButton href={link.href} size="lg">
      {link.label}
    </LinkButton>
  );
}
