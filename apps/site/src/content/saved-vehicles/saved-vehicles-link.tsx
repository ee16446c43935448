"use client";

import { SavedLink } from "@forecourt/ui/save-button";
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
  return (
    <SavedLink as={RouterLink} href={href} label={count > 0 ? `${label}: ${count}` : label} count={count} />
  );
}
