import { LinkButton } from "@forecourt/ui/button";
import type { StepProps } from "./step-props.ts";

type BackLinkProps = Pick<StepProps, "back"> & { label: string; className?: string };

/** The way to the previous step; none in the first one. With scripts it keeps the answers in the browser. */
export function BackLink({ back, label, className }: BackLinkProps) {
  if (!back) return null;
  return (
    <LinkButton
      variant="secondary"
      size="lg"
      className={className}
      href={back.href}
      onClick={(event) => {
        event.preventDefault();
        back.onBack();
      }}
    >
      {label}
    </LinkButton>
  );
}
