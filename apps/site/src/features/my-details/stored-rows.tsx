"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type StoredKey, storedKeys } from "#shared/storage/stored-keys.ts";
import { storedValues } from "#shared/storage/stored-values.ts";
import { DetailRow } from "./detail-row.tsx";

type StoredRowsProps = {
  title: string;
  /** What each key holds, and `other`. */
  notes: Readonly<Record<StoredKey | "other", string>>;
};

/** What the browser's storage holds; it appears with hydration, since the server cannot know it. */
export function StoredRows({ title, notes }: StoredRowsProps) {
  if (!useHydrated()) return null;
  return storedValues(window).map(([key, value]) => (
    <DetailRow key={key} label={title} note={notes[isKnown(key) ? key : "other"]}>
      <span className="wrap-anywhere">{value}</span>
    </DetailRow>
  ));
}

const isKnown = (key: string): key is StoredKey => storedKeys().includes(key as StoredKey);
