"use client";

import { lazy, Suspense } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import type { ViewedStripProps } from "./viewed-strip.tsx";

const ViewedStrip = lazy(() => import("./viewed-strip.tsx"));

/** The strip of vehicles viewed before, loaded after hydration when another vehicle was. */
export function ViewedBeforeHost(props: ViewedStripProps) {
  const isUsed = useSavedVehicles(({ viewed }) => viewed.some((vin) => vin !== props.vin), false);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <ViewedStrip {...props} />
    </Suspense>
  );
}
