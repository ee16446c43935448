"use client";

import { SavedLink } from "@forecourt/ui/save-button";
import { useEffect } from "react";
import { RouterLink } from "../router-link/router-link.tsx";
import { useSavedVehicles } from "./use-saved-vehicles.ts";

type SavedVehiclesLinkProps = {
  href: string;
  /** `Saved vehicles` */
  label: string;
};

/** The header's link to the saved vehicles: a heart, with their number after hydration. */
export function SavedVehiclesLink({ href, label }: SavedVehiclesLinkProps) {
  const count = useSavedVehicles(({ saved }) => saved.length, 0);
  useEffect(() => {
    // From here on React handles taps on toggle buttons (browser/script-loader.ts).
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <SavedLink
      as={RouterLink}
      href={href}
      rel="nofollow"
      label={count > 0 ? `${label}: ${count}` : label}
      count={count}
    />
  );
}
