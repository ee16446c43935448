import { type ApplicationAnswers, draftOf, parseDraft } from "@forecourt/leads/credit-application";
import { readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The key of the draft in session storage: it goes with the tab. */
const DRAFT_KEY = "credit-application" satisfies StoredKey;

/** The draft of this tab, without what is never saved; null where there is none. */
export function rememberedDraft(): ApplicationAnswers | null {
  const text = readItem(DRAFT_KEY);
  return text === null ? null : parseDraft(text);
}

/**
 * Keeps the answers for a reload, without income, birth date, social security number and consent. Where storage is
 * blocked they live as long as the page.
 */
export function rememberDraft(answers: ApplicationAnswers): void {
  storeItem(DRAFT_KEY, draftOf(answers));
}

/** Removes the draft: the application was sent. */
export function forgetDraft(): void {
  removeItem(DRAFT_KEY);
}
