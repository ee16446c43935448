import { Container } from "@forecourt/ui/container";
import { Panel } from "@forecourt/ui/panel";
import type { ReactNode } from "react";
import { LiveUnlockStep } from "./live-unlock-step.tsx";

/** An unlock step as a page. */
export function UnlockPage({ children }: { children: ReactNode }) {
  return (
    <Container width="narrow" className="pt-4 lg:pt-11">
      <Panel padding="none">{children}</Panel>
      <LiveUnlockStep />
    </Container>
  );
}
