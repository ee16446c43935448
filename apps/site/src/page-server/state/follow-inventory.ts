import { currentInventoryVersion, type Database, loadInventory } from "@forecourt/database";
import { type InventorySnapshot, setSiteState, siteState } from "#server/site-state.ts";
import { buildSnapshot } from "./build-snapshot.ts";

const POLL_MS = 1000;

/** Loads and indexes the current inventory. */
export async function loadSnapshot(database: Database): Promise<InventorySnapshot> {
  const { version, vehicles } = await loadInventory(database);
  return buildSnapshot(version, vehicles);
}

/**
 * Checks the inventory version each second, loads a new one and indexes what changed. While the database is unreachable the site keeps the
 * inventory it has and checks again.
 */
export function followInventory(
  database: Database,
  { onVersion, onError }: { onVersion: (version: number) => void; onError: (error: unknown) => void },
): { stop: () => void } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const check = async () => {
    try {
      const version = await currentInventoryVersion(database);
      if (version !== siteState().inventory.version) {
        const loaded = await loadInventory(database);
        const inventory = siteState().inventory.next(loaded.version, loaded.vehicles);
        setSiteState({ ...siteState(), inventory });
        onVersion(siteState().inventory.version);
      }
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(check, POLL_MS);
  };
  timer = setTimeout(check, POLL_MS);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
