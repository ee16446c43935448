import type { Vehicle } from "@forecourt/inventory";
import { buildSnapshot } from "#page-server/build-snapshot.ts";
import { settingsFor } from "#server/dealership.ts";
import type { DocumentContext } from "../document-context.ts";

/** A site with these vehicles, on a day when the sample dealership's monthly offers run. */
export function documentContext(
  vehicles: readonly Vehicle[] = [],
  changed: Partial<DocumentContext> = {},
): DocumentContext {
  const { locked, vocabulary } = buildSnapshot(1, vehicles);
  return {
    siteUrl: "https://cars.example",
    storeId: "north",
    settings: settingsFor("north"),
    inventory: locked,
    vocabulary,
    now: new Date("2026-11-22T18:00:00Z"),
    ...changed,
  };
}

/** The same dealership without a workshop. */
export function withoutService(context: DocumentContext): DocumentContext {
  const { settings } = context;
  return { ...context, settings: { ...settings, profile: { ...settings.profile, service: null } } };
}
