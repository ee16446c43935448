"use client";

import { lazy, Suspense } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import type { SavedChoiceProps } from "./saved-choice.tsx";

const SavedChoice = lazy(() => import("./saved-choice.tsx"));

/** The shopper's saved and viewed vehicles, loaded after hydration when there are any. */
export function SavedChoiceHost(props: SavedChoiceProps) {
  const isUsed = useSavedVehicles(({ saved, viewed }) => saved.length + viewed.length > 0, false);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <SavedChoice {...props} />
    </Suspense>
  );
}
