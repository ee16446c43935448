import type { LeadRoute, LeadRouting } from "./lead-routing-schema.ts";

/**
 * Where a lead of a kind goes: the default, then the kind's own route, then the store's default and the store's route
 * for the kind, each as far as it says something. A store's routes hold in production only, so that a rehearsal never
 * reaches a real CRM (docs/product/dealership.md, "Leads").
 *
 * @param kind such as `UNLOCK_PRICE`; one without a route of its own takes the default
 * @example leadRoute(config.leadRouting, "SERVICE", { storeId: "north", production: true }).recipients
 */
export function leadRoute(
  routing: Pick<LeadRouting, "default" | "kinds" | "stores">,
  kind: string,
  where: { storeId?: string | null; production: boolean },
): LeadRoute {
  const own = where.production && where.storeId ? ownEntry(routing.stores, where.storeId) : undefined;
  const layers = [ownEntry(routing.kinds, kind), own?.default, ownEntry(own?.kinds ?? {}, kind)];
  return layers.reduce<LeadRoute>(
    (route, layer) => ({
      type: layer?.type ?? route.type,
      subject: layer?.subject ?? route.subject,
      recipients: layer?.recipients ?? route.recipients,
    }),
    routing.default,
  );
}

// A kind or store id such as `constructor` must not find what every object inherits.
function ownEntry<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
