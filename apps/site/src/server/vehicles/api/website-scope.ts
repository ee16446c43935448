import type { DealershipConfig } from "@forecourt/dealership";
import { dealership, settingsFor } from "../../settings/dealership.ts";

/** The scope of an API path: one store, or the whole group if `storeId` is null. */
export type WebsiteScope = { storeId: string | null; settings: DealershipConfig };

export type ScopeResult =
  | { ok: true; scope: WebsiteScope }
  | { ok: false; error: { field: string; code: string } };

/** The scope of `/stores/{storeId}/website/…`. */
export function storeScope(storeId: string): ScopeResult {
  const known = dealership.settings.stores.some(({ id }) => id === storeId);
  if (!known) return { ok: false, error: { field: "storeId", code: "store" } };
  return { ok: true, scope: { storeId, settings: settingsFor(storeId) } };
}

/** The scope of `/store-group/{groupId}/website/…`. */
export function groupScope(groupId: string): ScopeResult {
  const { settings } = dealership;
  if (groupId !== settings.group.id) return { ok: false, error: { field: "groupId", code: "group" } };
  return { ok: true, scope: { storeId: null, settings } };
}
