import { Container } from "@forecourt/ui/container";
import { Panel } from "@forecourt/ui/panel";
import { UnlockStep } from "./unlock-step.tsx";
import type { UnlockStepContent } from "./unlock-step-content.ts";

/** An unlock step as a page. */
export function UnlockPage({ step }: { step: UnlockStepContent }) {
  return (
    <Container width="narrow" className="pt-4 lg:pt-11">
      <Panel padding="none">
        <UnlockStep step={step} />
      </Panel>
    </Container>
  );
}
