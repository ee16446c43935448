import { Checkbox } from "@forecourt/ui/checkbox";
import { REMEMBER_BOXES } from "#shared/lead-form/remember-choice.ts";
import type { LeadFormContent } from "./lead-form-content.ts";

/**
 * "Remember my details on this device". Pages are shared, so both boxes are there. `globals.css` shows the one of the
 * visitor's answer by attributes of the root. `/consent.css` does it without scripts.
 */
export function RememberBox({ remember: { label, boxes } }: Pick<LeadFormContent, "remember">) {
  return (["unanswered", "allowed"] as const).map((answer) => (
    <div key={answer} data-remember={answer} className="mt-3">
      <Checkbox
        name={REMEMBER_BOXES[answer]}
        label={label}
        description={boxes[answer].hint}
        defaultChecked={boxes[answer].checked}
      />
    </div>
  ));
}
