import type { VisitorProfile } from "./visitor-profile.ts";

/** How long a chosen store is kept: 30 days, milliseconds. */
export const STORE_CHOICE_MS = 30 * 86_400_000;

/**
 * The visitor with a store chosen at a time, or without a choice when it is taken back. A store that does not exist
 * changes nothing: addresses and cookies can name any.
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

/** The visitor with their store only while it exists and was chosen less than 30 days ago. */
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
