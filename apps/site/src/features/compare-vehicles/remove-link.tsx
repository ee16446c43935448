"use client";

import { RouterLink, type RouterLinkProps } from "#content/router-link/router-link.tsx";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";

/** Leads to the comparison without a vehicle, which also leaves the shopper's own comparison. */
export function RemoveLink({ "data-vin": vin = "", ...rest }: RouterLinkProps & { "data-vin"?: string }) {
  return (
    <RouterLink
      {...rest}
      rel="nofollow"
      onClick={() => changeSavedVehicles({ type: "vehicle-removed", list: "compared", vin })}
    />
  );
}
