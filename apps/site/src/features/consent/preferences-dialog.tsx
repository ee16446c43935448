import { ConsentPreferences } from "@forecourt/ui/consent-preferences";
import { CONSENT_CHOSEN, type ConsentChosenEvent } from "#shared/consent/consent-events.ts";
import type { PreferencesContent } from "./describe-preferences.ts";

type PreferencesDialogProps = {
  content: PreferencesContent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dialog with a switch per category. The consent script saves what it chooses. */
export function PreferencesDialog({ content, open, onOpenChange }: PreferencesDialogProps) {
  const choose = (choice: ConsentChosenEvent["detail"]) => {
    dispatchEvent(new CustomEvent(CONSENT_CHOSEN, { detail: choice }));
    onOpenChange(false);
  };
  return (
    <ConsentPreferences
      open={open}
      onOpenChange={onOpenChange}
      title={content.title}
      closeLabel={content.close}
      intro={content.intro}
      categories={content.categories}
      note={content.note}
      saveLabel={content.save}
      onSave={(on) =>
        choose({
          functional: on.includes("functional"),
          analytics: on.includes("analytics"),
          targeting: on.includes("targeting"),
        })
      }
      denyLabel={content.deny}
      onDeny={() => choose("deny")}
    />
  );
}
