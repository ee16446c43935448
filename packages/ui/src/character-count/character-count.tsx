"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { LiveRegion } from "../live-region/live-region.tsx";
import { type PluralMessage, pluralMessage } from "../plural-message/plural-message.ts";

export type CharacterCountProps = {
  /** The id of the text field. Pass the count to the field's `Field` as `counter`. */
  fieldId: string;
  /** The maximum number of characters. */
  max: number;
  /** The limit for screen readers, and shown without JavaScript: "You can enter up to 300 characters". */
  limit: string;
  /** "{count} characters left" */
  remaining: PluralMessage;
  /** "{count} characters too many" */
  over: PluralMessage;
};

/** Delay before the count is announced, so that it is not read at every key. */
const PAUSE_MS = 1000;

/**
 * Shows how many characters a text field has left.
 * It accepts longer text, so that users can shorten it, and shows the excess.
 */
export function CharacterCount({ fieldId, max, limit, remaining, over }: CharacterCountProps) {
  const length = useLengthOf(fieldId);
  const left = length === null ? null : max - length;
  const text = left === null ? "" : left < 0 ? pluralMessage(over, -left) : pluralMessage(remaining, left);
  const [announcedText, setAnnouncedText] = useState("");
  const [initialText, setInitialText] = useState<string | null>(null);

  // Do not announce the initial value.
  if (initialText === null && text) setInitialText(text);
  useEffect(() => {
    if (initialText === null || text === initialText) return;
    const pause = setTimeout(() => setAnnouncedText(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, initialText]);

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
      <LiveRegion message={announcedText} />
    </div>
  );
}

/** Length of the field's text; null without JavaScript or if the field is missing. */
function useLengthOf(fieldId: string): number | null {
  const field = () => document.getElementById(fieldId) as HTMLInputElement | HTMLTextAreaElement | null;
  return useSyncExternalStore(
    (changed) => {
      const countedField = field();
      countedField?.addEventListener("input", changed);
      return () => countedField?.removeEventListener("input", changed);
    },
    () => field()?.value.length ?? null,
    () => null,
  );
}
