import type { Vehicle } from "@forecourt/inventory";
import { buildSnapshot } from "#page-server/state/build-snapshot.ts";
import type { DocumentContext } from "#server/documents/document-context.ts";
import { settingsFor } from "#server/settings/dealership.ts";

/** A site with these vehicles, on a day when the sample dealership's monthly offers run. */
export function documentContext(
  vehicles: readonly Vehicle[] = [],
  { access = "locked", now = "2026-11-22T18:00:00Z" }: { access?: "locked" | "open"; now?: string } = {},
): DocumentContext {
  const snapshot = buildSnapshot(1, vehicles);
  return {
    siteUrl: "https://cars.example",
    storeId: "north",
    settings: settingsFor("north"),
    inventory: snapshot[access],
    vocabulary: snapshot.vocabulary,
    now: new Date(now),
  };
}

/** The same dealership without a workshop. */
export function withoutService(context: DocumentContext): DocumentContext {
  const { settings } = context;
  return { ...context, settings: { ...settings, profile: { ...settings.profile, service: null } } };
}
