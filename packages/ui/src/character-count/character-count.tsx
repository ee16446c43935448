"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { type CountedWords, countedWords } from "../counted-words/counted-words.ts";
import { LiveRegion } from "../live-region/live-region.tsx";

export type CharacterCountProps = {
  /** The id of the text field that is counted; give the count to the field's `Field` as `counter`. */
  fieldId: string;
  /** The most characters that are taken. */
  max: number;
  /** The limit in words, for screen readers and before scripts run: "You can enter up to 300 characters". */
  limit: string;
  /** "{count} characters left" */
  remaining: CountedWords;
  /** "{count} characters too many" */
  over: CountedWords;
};

/** A screen reader hears the count once typing pauses, not at every key. */
const PAUSE_MS = 1000;

/**
 * How many characters a text field still takes. It refuses none: what is too long stays to be shortened, and the count
 * says by how much.
 */
export function CharacterCount({ fieldId, max, limit, remaining, over }: CharacterCountProps) {
  const length = useLengthOf(fieldId);
  const left = length === null ? null : max - length;
  const text = left === null ? "" : left < 0 ? countedWords(over, -left) : countedWords(remaining, left);
  const [said, setSaid] = useState("");
  const [first, setFirst] = useState<string | null>(null);

  // What stands there from the start is no news.
  if (first === null && text) setFirst(text);
  useEffect(() => {
    if (first === null || text === first) return;
    const pause = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, first]);

  return (
    <div className="ms-auto">
      <p id={`${fieldId}-count`} className={text ? "sr-only" : undefined}>
        {limit}
      </p>
      {text ? (
        <p aria-hidden="true" className={left! < 0 ? "font-medium text-danger-text" : undefined}>
          {text}
        </p>
      ) : null}
      <LiveRegion message={said} />
    </div>
  );
}

/** How long the text of a field is; null while the page has no such field or no script. */
function useLengthOf(fieldId: string): number | null {
  const field = () => document.getElementById(fieldId) as HTMLInputElement | HTMLTextAreaElement | null;
  return useSyncExternalStore(
    (changed) => {
      const counted = field();
      counted?.addEventListener("input", changed);
      return () => counted?.removeEventListener("input", changed);
    },
    () => field()?.value.length ?? null,
    () => null,
  );
}
