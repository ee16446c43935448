import type { InventorySearch, Vehicle } from "@forecourt/inventory";
import type { VisibleVehicle as VisibleOf } from "@forecourt/visitor";

/** A vehicle as one viewer may see it. Everything that shows a vehicle takes this type. */
export type VisibleVehicle = VisibleOf<Vehicle>;

/** The search as one viewer may use it: a locked price is in no order, filter, count or text. */
export type VehicleSearch = Pick<InventorySearch<VisibleVehicle>, "search" | "similar" | "size">;
