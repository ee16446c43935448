import type { VisitorProfile } from "./visitor-profile.ts";

/** Lifetime of a chosen store: 30 days, milliseconds. */
export const STORE_CHOICE_MS = 30 * 86_400_000;

/**
 * Sets the visitor's store, or removes it for null. Unknown stores change nothing, because URLs and cookies can contain
 * any.
 */
export function selectStore(
  visitor: VisitorProfile,
  choice: { storeId: string | null; storeIds: readonly string[]; now: number },
): VisitorProfile {
  const { storeId, storeIds, now } = choice;
  if (storeId === null) return withoutStore(visitor);
  if (!storeIds.includes(storeId)) return visitor;
  return { ...visitor, userSelectedStore: storeId, storeSelectedAt: now };
}

/** Removes the store if it is unknown or was chosen 30 days ago or more. */
export function currentStore(
  visitor: VisitorProfile,
  { storeIds, now }: { storeIds: readonly string[]; now: number },
): VisitorProfile {
  const { userSelectedStore, storeSelectedAt } = visitor;
  if (userSelectedStore === null) return visitor;
  const holds = storeSelectedAt !== null && now - storeSelectedAt < STORE_CHOICE_MS;
  return holds && storeIds.includes(userSelectedStore) ? visitor : withoutStore(visitor);
}

function withoutStore(visitor: VisitorProfile): VisitorProfile {
  return { ...visitor, userSelectedStore: null, storeSelectedAt: null };
}
