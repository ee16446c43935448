"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import { lazy, Suspense } from "react";
import type { SavedListsProps } from "./saved-lists.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";

const SavedLists = lazy(() => import("./saved-lists.tsx"));

/** The lists, which only the browser knows; their code loads with this page alone. */
export function SavedVehicles(props: SavedListsProps) {
  const loading = <SavedSkeleton label={props.words.loading} />;
  if (!useHydrated()) return loading;
  return (
    <Suspense fallback={loading}>
      <SavedLists {...props} />
    </Suspense>
  );
}
