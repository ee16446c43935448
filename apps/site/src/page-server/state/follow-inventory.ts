import { currentInventoryVersion, type Database, loadInventory } from "@forecourt/database";
import { type InventorySnapshot, setSiteState, siteState } from "#server/site-state.ts";
import { buildSnapshot } from "./build-snapshot.ts";

const POLL_MS = 1000;

/** Loads and indexes the inventory that is current now. */
export async function loadSnapshot(database: Database): Promise<InventorySnapshot> {
  const { version, vehicles } = await loadInventory(database);
  return buildSnapshot(version, vehicles);
}

/**
 * Looks for a new inventory version each second and swaps it in. A database that is away changes nothing: the site
 * goes on with what it has, and looks again.
 */
export function followInventory(
  database: Database,
  { onVersion, onError }: { onVersion: (version: number) => void; onError: (error: unknown) => void },
): { stop: () => void } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    try {
      const version = await currentInventoryVersion(database);
      if (version !== siteState().inventory.version) {
        const inventory = await loadSnapshot(database);
        setSiteState({ ...siteState(), inventory });
        onVersion(siteState().inventory.version);
      }
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(look, POLL_MS);
  };
  timer = setTimeout(look, POLL_MS);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
