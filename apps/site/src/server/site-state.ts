import type { Database, Exposure } from "@forecourt/database";
import type { Vehicle, Vocabulary } from "@forecourt/inventory";
import type { SiteViewer } from "./vehicles/viewer.ts";
import type { VehicleSearch } from "./vehicles/visible-vehicle.ts";

/** One version of the inventory. */
export type InventorySnapshot = {
  version: number;
  /** Every vehicle by VIN, with its locked fields. Only `vehicles/find-vehicle.ts` and routing read it. */
  vehicles: ReadonlyMap<string, Vehicle>;
  /** The search over what a viewer may see in lists. */
  searchFor: (viewer: SiteViewer) => VehicleSearch;
  vocabulary: Vocabulary;
  /** The snapshot of a later version. Indexes only what changed. */
  next: (version: number, vehicles: readonly Vehicle[]) => InventorySnapshot;
};

/** State of the process: the page server sets it, Next's bundle reads it. */
export type SiteState = {
  database: Database;
  inventory: InventorySnapshot;
  buildId: string;
  /** Addresses of the bundled scripts that run without React (browser/README.md). */
  scripts?: {
    consent: string;
    withdraw: string;
    tracker: string;
    experiments?: string;
    inspector?: string;
    streetMap?: { script: string; view: string; worker: string };
  };
  /** The page cache, for health reports. */
  pages?: { readonly pages: number; readonly bytes: number; readonly rendered: number };
  /** Stores the exposures of a network (`networkKey`) later, in a batch. */
  recordExposures?: (exposures: readonly Exposure[], network: string) => void;
  /** Whether the last lead could not be stored, as on a full disk. For health reports. */
  storage?: { failing: boolean };
  /** Requests at once and refused, for health reports. */
  requests?: Readonly<Record<"forms" | "reads", { readonly peak: number; readonly refused: number }>>;
};

/**
 * The page server and Next's bundle each load their own copy of this module; they share state under this symbol.
 */
const SLOT = Symbol.for("forecourt.site-state");
type Holder = { [SLOT]?: SiteState };

/** Replaces the state; a running request keeps the one it read. */
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
