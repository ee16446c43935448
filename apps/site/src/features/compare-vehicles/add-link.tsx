"use client";

import { RouterLink, type RouterLinkProps } from "#content/router-link/router-link.tsx";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";

/** Leads to the list, where the tray has the vehicles of this page, also of a shared one. */
export function AddLink({ "data-vins": vins = "", ...rest }: RouterLinkProps & { "data-vins"?: string }) {
  return (
    <RouterLink
      {...rest}
      onClick={() => changeSavedVehicles({ type: "list-replaced", list: "compared", vins: vins.split(",") })}
    />
  );
}
