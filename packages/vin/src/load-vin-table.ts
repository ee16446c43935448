import type { VinTable } from "./vin-table.ts";

let loading: Promise<VinTable> | undefined;

/**
 * Loads the table of `@forecourt/vin/table`, once: it is a module of its own, which nothing loads before.
 *
 * @example const table = await loadVinTable();
 */
export function loadVinTable(): Promise<VinTable> {
  loading ??= import("./table.ts").then(({ VIN_TABLE }) => VIN_TABLE);
  return loading;
}
