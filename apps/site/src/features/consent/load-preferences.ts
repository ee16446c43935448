import { PRIVACY_CHOICES_API_PATH } from "#shared/addresses/privacy-choices-api-path.ts";
import type { PreferencesContent } from "./describe-preferences.ts";
import { PreferencesDialog } from "./preferences-dialog.tsx";

/** The dialog's code and what it shows. */
export type LoadedPreferences = { Dialog: typeof PreferencesDialog; content: PreferencesContent };

/** An answer that takes longer counts as failed. */
const TIMEOUT_MS = 7000;

/** Loads what the dialog shows to this visitor. Rejects without an answer. */
export async function loadPreferences(locale: string): Promise<LoadedPreferences> {
  const response = await fetch(`${PRIVACY_CHOICES_API_PATH}?${new URLSearchParams({ locale })}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`No cookie preferences: ${response.status}`);
  return { Dialog: PreferencesDialog, content: await response.json() };
}
