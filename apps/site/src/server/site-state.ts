import type { Database } from "@forecourt/database";
import type { InventorySearch, Vocabulary } from "@forecourt/inventory";

/** One version of the inventory, indexed for shoppers whose gates are open and for those whose are not. */
export type InventorySnapshot = {
  version: number;
  /** Prices as an unlocked shopper sees them. */
  open: InventorySearch;
  /** Prices as a locked shopper sees them: a hidden price is in no order, filter or count. */
  locked: InventorySearch;
  vocabulary: Vocabulary;
};

/** What the process holds once: the page server fills it, Next's bundle reads it. */
export type SiteState = {
  database: Database;
  inventory: InventorySnapshot;
  buildId: string;
  /** The finished pages in memory, for health reports. */
  pages?: { readonly pages: number; readonly bytes: number; readonly rendered: number };
};

/** The page server and Next's bundle each load their own copy of this module; the symbol is what they share. */
const SLOT = Symbol.for("forecourt.site-state");
type Holder = { [SLOT]?: SiteState };

/** Puts a new state in place; a request under way keeps the one it read. */
export function setSiteState(state: SiteState): void {
  (globalThis as Holder)[SLOT] = state;
}

/** The current state. Throws when the process was not started by the page server. */
export function siteState(): SiteState {
  const state = (globalThis as Holder)[SLOT];
  if (!state)
    throw new Error(
      "forecourt/site: start the site with its page server (pnpm start), not with `next start`.",
    );
  return state;
}
