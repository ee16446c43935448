import type { Ref } from "react";
import type { UnlockStepContent } from "./unlock-step-content.ts";

export type StepProps<Kind extends UnlockStepContent["kind"] = UnlockStepContent["kind"]> = {
  step: Extract<UnlockStepContent, { kind: Kind }>;
  /** Gets the address of the next step's page, in the dialog; a page opens it. */
  onNext?: ((page: string) => void) | undefined;
  /** Closes the dialog. */
  onDone?: (() => void) | undefined;
  /** For the focus, when the step replaces another one. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};
