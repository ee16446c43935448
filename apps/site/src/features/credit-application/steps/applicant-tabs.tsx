import { APPLICANT_ROLES, type ApplicantRole } from "@forecourt/leads/credit-application";
import { Badge } from "@forecourt/ui/badge";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { KeyboardEvent } from "react";
import { errorCount, wholeName } from "../application-messages.ts";
import type { StepProps } from "./step-props.ts";

export const tabId = (step: string, role: ApplicantRole) => `${step}-${role}-tab`;
export const panelId = (step: string, role: ApplicantRole) => `${step}-${role}-panel`;

/**
 * The applicants as tabs, with "1 to fix" on the one at fault. The panels stay in the form, which the kit's tabs would
 * unmount.
 */
export function ApplicantTabs({ step, content: { words }, application, errors, onRole }: StepProps) {
  const { answers, role: shown } = application;
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = shown === "applicant" ? "coApplicant" : "applicant";
    onRole(other);
    const tab = [...event.currentTarget.children].find(({ id }) => id === tabId(step, other));
    (tab as HTMLElement | undefined)?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={words.applicants}
      className="scripts-only flex gap-2 overflow-x-auto border-line border-b px-3 lg:px-4.5"
      onKeyDown={move}
    >
      {APPLICANT_ROLES.map((role) => {
        const count = errorCount(errors, role);
        return (
          <button
            key={role}
            id={tabId(step, role)}
            type="button"
            role="tab"
            aria-selected={role === shown}
            aria-controls={panelId(step, role)}
            tabIndex={role === shown ? 0 : -1}
            className={`${TAB} ${role === shown ? "border-text" : "border-transparent text-muted hover:text-text"}`}
            onClick={() => onRole(role)}
          >
            <span className="truncate">{wholeName(role, answers, words)}</span>
            {count > 0 ? (
              <Badge tone="danger">{fillPlaceholders(words.toFix, { count })}</Badge>
            ) : role === "coApplicant" ? (
              <Badge tone="sunken">{words.roles.coApplicant}</Badge>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

const TAB =
  "-mb-px flex min-h-13.5 min-w-0 items-center gap-2 whitespace-nowrap border-b-2 px-2.5 font-semibold text-control -outline-offset-2 forced-colors:aria-selected:border-[Highlight]";
