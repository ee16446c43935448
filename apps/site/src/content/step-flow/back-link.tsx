import { LinkButton } from "@forecourt/ui/button";

/** The previous step of a flow: its address, and how to open it with scripts. */
export type PreviousStep = { href: string; onBack: () => void };

type BackLinkProps = { back: PreviousStep | null; label: string; className?: string };

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
