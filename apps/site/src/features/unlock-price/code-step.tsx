import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { CallForm } from "./call-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { StepAnchor } from "./step-anchor.tsx";
import type { StepProps } from "./step-props.ts";

/** The form for the code, and the other ways on: a call, another number. In the dialog its field gets the focus. */
export function CodeStep({ step, onNext }: Pick<StepProps<"code">, "step" | "onNext">) {
  const { form, inbox, call, otherNumber } = step;
  return (
    <>
      <CodeForm form={form} autoFocus={onNext !== undefined} onVerified={onNext} />
      <CallForm form={call} onAsked={onNext} />
      {inbox ? (
        <Note tone="info" icon="mail" className="mt-5">
          {inbox.before}
          <Link href={inbox.href} target="_blank" rel="noreferrer" className="wrap-break-word">
            {inbox.href}
          </Link>
          {inbox.after}
        </Note>
      ) : null}
      <p className="mt-5 text-sm">
        <StepAnchor link={otherNumber} onNext={onNext} />
      </p>
    </>
  );
}
