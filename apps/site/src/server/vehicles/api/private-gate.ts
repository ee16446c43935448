import type { DealershipConfig } from "@forecourt/dealership";
import type { Vehicle } from "@forecourt/inventory";
import type { Access } from "../headline-price.ts";

/** Whether the inventory gate keeps a vehicle's own page and answer from this visitor (docs/product/unlock-gates.md). */
export function isPrivateFor(
  vehicle: Pick<Vehicle, "visibility" | "condition">,
  { access, settings }: { access: Access; settings: DealershipConfig },
): boolean {
  return (
    vehicle.visibility === "private" &&
    access === "locked" &&
    settings.unlock.gates[vehicle.condition].inventory
  );
}
