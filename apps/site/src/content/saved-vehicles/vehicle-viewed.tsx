"use client";

import { useEffect } from "react";
import { changeSavedVehicles } from "./saved-vehicles-store.ts";

/** Records that this vehicle was viewed. */
export function VehicleViewed({ vin }: { vin: string }) {
  useEffect(() => changeSavedVehicles({ type: "vehicle-viewed", vin }), [vin]);
  return null;
}
