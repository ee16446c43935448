import type { Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";

/** The vehicle that a form is about, as far as this visitor may see it: nothing of one that is still private. */
export function formVehicle(
  vin: string | undefined,
  { inventory, access, settings }: Pick<PageContext, "inventory" | "access" | "settings">,
): Vehicle | null {
  const vehicle = vin ? inventory.find(vin.toUpperCase()) : null;
  if (!vehicle) return null;
  const hidden = vehicle.visibility === "private" && settings.unlock.gates[vehicle.condition].inventory;
  return hidden && access === "locked" ? null : vehicle;
}
