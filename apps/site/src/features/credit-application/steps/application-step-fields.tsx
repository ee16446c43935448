import { APPLICANT_ROLES, type ApplicantRole } from "@forecourt/leads/credit-application";
import { applicantName } from "../application-messages.ts";
import { ApplicantFields } from "./applicant-fields.tsx";
import { ApplicantTabs, panelId, tabId } from "./applicant-tabs.tsx";
import { ReviewStep } from "./review-step.tsx";
import type { StepProps } from "./step-props.ts";
import { WhoApplies } from "./who-applies.tsx";

/**
 * The fields of one step. The applicants are tabs. All steps stay in the document, so that income and social security
 * number need no storage while another step is shown.
 */
export function ApplicationStepFields(props: StepProps) {
  const { step, content, application, showsAll } = props;
  const { words } = content;
  const { answers, role: shown } = application;
  if (step === "review") return showsAll ? null : <ReviewStep {...props} />;
  const isTogether = answers.hasCoApplicant === true;
  const title = (role: ApplicantRole) =>
    step === "applicants" ? words.roles[role] : `${words.steps[step]}: ${words.roles[role]}`;
  return (
    <>
      {step === "applicants" ? (
        <div className="p-5.5 pb-0 lg:p-7 lg:pb-0">
          <WhoApplies {...props} />
        </div>
      ) : null}
      {isTogether && !showsAll ? <ApplicantTabs {...props} /> : null}
      {APPLICANT_ROLES.map((role) => {
        const isPanel = isTogether && !showsAll;
        const isAsked = role === "applicant" || isTogether;
        const isShown = showsAll || (isAsked && (isTogether ? role === shown : true));
        return (
          <div
            key={role}
            id={panelId(step, role)}
            {...(isPanel && { role: "tabpanel", "aria-labelledby": tabId(step, role) })}
            className={`application-part ${isShown ? "" : "hidden"}`}
          >
            <fieldset
              className="min-w-0 p-5.5 lg:p-7"
              // A co-applicant who was taken back is not sent.
              disabled={answers.hasCoApplicant === false && role === "coApplicant" && !showsAll}
            >
              <legend className="application-step-title sr-only">{title(role)}</legend>
              {role === "coApplicant" ? (
                <p className="no-scripts-only mb-4 hidden text-muted">{words.onlyTogether}</p>
              ) : null}
              <ApplicantFields {...props} role={role} name={applicantName(role, answers, words)} />
            </fieldset>
          </div>
        );
      })}
    </>
  );
}
