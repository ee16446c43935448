"use client";

import { Spinner } from "@forecourt/ui/spinner";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { lazy, Suspense } from "react";
import type { SavedListsProps } from "./saved-lists.tsx";

const SavedLists = lazy(() => import("./saved-lists.tsx"));

/** The lists, which only the browser knows; their code loads with this page alone. */
export function SavedVehicles(props: SavedListsProps) {
  const loading = (
    <p role="status" className="mt-6 flex min-h-80 gap-3 text-muted noscript:hidden">
      <Spinner />
      {props.words.loading}
    </p>
  );
  if (!useHydrated()) return loading;
  return (
    <Suspense fallback={loading}>
      <SavedLists {...props} />
    </Suspense>
  );
}
