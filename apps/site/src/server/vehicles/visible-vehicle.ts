import type { InventorySearch, Vehicle } from "@forecourt/inventory";
import type { VisibleVehicle as VisibleOf } from "@forecourt/visitor";

/** A vehicle reduced to what one viewer may see. Every component that shows a vehicle takes this type. */
export type VisibleVehicle = VisibleOf<Vehicle>;

/** The search for one viewer: locked prices affect no order, filter, count or text. */
export type VehicleSearch = Pick<
  InventorySearch<VisibleVehicle>,
  "search" | "similar" | "applyKeywords" | "size"
>;
