import type { Vehicle } from "@forecourt/inventory";
import { visibleVehicle } from "@forecourt/visitor";
import { buildSnapshot } from "#page-server/state/build-snapshot.ts";
import type { PageContext } from "#server/page-context.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { type Access, viewerOf } from "#server/vehicles/viewer.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

type Options = Partial<Pick<PageContext, "locale" | "access" | "settings" | "terms">> & { now?: string };

/** The page context of the north store with these vehicles. */
export function testContext(vehicles: readonly Vehicle[], options: Options = {}): PageContext {
  const { locale = "en", access = "locked", settings = settingsFor("north"), terms = null } = options;
  const { searchFor, vocabulary } = buildSnapshot(1, vehicles);
  const viewer = viewerOf(access, settings);
  const now = new Date(options.now ?? "2026-11-20T18:00:00Z");
  const inventory = searchFor(viewer);
  return { ...viewer, locale, storeId: "north", access, inventory, vocabulary, terms, now };
}

/** A vehicle on its page, as a visitor of the north store may see it. */
export function asVisible(
  vehicle: Vehicle,
  access: Access = "open",
  settings = settingsFor("north"),
): VisibleVehicle {
  const visible = visibleVehicle(vehicle, viewerOf(access, settings));
  if (!visible) throw new Error("This visitor may not see the vehicle.");
  return visible;
}

/** The settings with some gates changed. */
export function withGates(
  context: keyof PageContext["settings"]["unlock"]["gates"],
  gates: Partial<PageContext["settings"]["unlock"]["gates"]["new"]>,
  settings = settingsFor("north"),
): PageContext["settings"] {
  const all = settings.unlock.gates;
  const changed = { ...all, [context]: { ...all[context], ...gates } };
  return { ...settings, unlock: { ...settings.unlock, gates: changed } };
}
