"use client";

import { lazy, Suspense } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import type { CarChoiceProps } from "./car-choice.tsx";

const CarChoice = lazy(() => import("./car-choice.tsx"));

/** The choice of a saved or viewed vehicle, loaded after hydration when there is one. */
export function CarChoiceHost(props: CarChoiceProps) {
  const isUsed = useSavedVehicles(({ saved, viewed }) => saved.length + viewed.length > 0, false);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <CarChoice {...props} />
    </Suspense>
  );
}
