import type { FeedStoreHint } from "@forecourt/feeds";
import { slugId } from "@forecourt/inventory";
import type { ImporterDealership } from "./dealership.ts";

export type StoreLookupOptions = {
  /** The store of rows without a known code; null accepts only rows with a store. */
  store: string | null;
  /** Store codes of the feed: code to store id. */
  codes: Readonly<Record<string, string>>;
};

/**
 * Returns a function that finds a row's store by the configured codes, id or name. With `store`, rows of others have no
 * store: one store's import cannot change another's vehicles.
 */
export function storeLookup(
  { groupId, stores }: ImporterDealership,
  { store, codes }: StoreLookupOptions,
): (row: Pick<FeedStoreHint, "storeCode">) => string | null {
  const byCode = new Map<string, string>();
  for (const { id, name } of stores) {
    for (const spelling of [id, name, `${groupId} ${id}`]) byCode.set(slugId(spelling), id);
  }
  for (const [code, id] of Object.entries(codes)) byCode.set(slugId(code), id);
  return ({ storeCode }) => {
    const named = byCode.get(slugId(storeCode)) ?? null;
    if (store === null) return named;
    return named === null || named === store ? store : null;
  };
}
