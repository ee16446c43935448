import { LinkButton } from "@forecourt/ui/button";
import { CallForm } from "./call-form.tsx";
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
          <NoteStep step={step} onNext={rest.onNext} />
        </StepFrame>
      );
  }
}

/** The code's step without the unlock's frame, for a page that has its own. */
export function FramelessCodeStep({ step }: Pick<StepProps, "step">) {
  if (step.kind === "code") return <CodeStep step={step} />;
  return step.kind === "note" ? <NoteStep step={step} /> : null;
}

function NoteStep({ step: { link, call }, onNext }: Pick<StepProps<"note">, "step" | "onNext">) {
  return (
    <>
      <LinkButton href={link.href} size="lg" block={call !== undefined}>
        {link.label}
      </LinkButton>
      {call ? <CallForm form={call} onAsked={onNext} /> : null}
    </>
  );
}
