import { type ApplicationAnswers, draftOf, parseDraft } from "@forecourt/leads/credit-application";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The key of the draft in session storage: it goes with the tab. */
const DRAFT_KEY = "credit-application" satisfies StoredKey;

/** The draft of this tab, without what is never saved; null where there is none. */
export function rememberedDraft(): ApplicationAnswers | null {
  try {
    const text = sessionStorage.getItem(DRAFT_KEY);
    return text === null ? null : parseDraft(text);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** Keeps the answers for a reload, without income, birth date, social security number and consent. */
export function rememberDraft(answers: ApplicationAnswers): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, draftOf(answers));
  } catch {
    // Storage is full or blocked: the answers live as long as the page.
  }
}

/** Removes the draft: the application was sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept.
  }
}
