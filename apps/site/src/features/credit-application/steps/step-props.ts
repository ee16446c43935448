import type { ApplicantRole, ApplicationStep, CreditApplication } from "@forecourt/leads/credit-application";
import type { FormErrors } from "@forecourt/ui/form-state";
import type { ApplicationContent } from "../application-content.ts";

/** What every step needs. */
export type StepProps = {
  step: ApplicationStep;
  content: ApplicationContent;
  application: CreditApplication;
  /** Every question is shown, also those that the other answers make unnecessary. */
  showsAll: boolean;
  errors: FormErrors;
  onRole: (role: ApplicantRole) => void;
  onOpen: (step: ApplicationStep) => void;
};

/** What the fields of one applicant need. */
export type ApplicantFieldsProps = StepProps & {
  role: ApplicantRole;
  /** The applicant's first name. */
  name: string;
};
