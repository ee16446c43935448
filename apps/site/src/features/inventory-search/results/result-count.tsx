"use client";

import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { PluralMessage } from "@forecourt/ui/plural-message";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { useListNavigation } from "../list-navigation.ts";

type ResultCountProps = {
  /** The number of vehicles of the rendered list. */
  text: string;
  words: PluralMessage;
  locale: "en" | "es";
};

/** The number of vehicles: that of the requested list as soon as it is known. */
export function ResultCount({ text, words, locale }: ResultCountProps) {
  const { expectedTotal: total, count } = useListNavigation();
  return (
    <span ref={count} tabIndex={-1} className="outline-none">
      {total === null
        ? text
        : fillPlaceholders(words[total === 1 ? "one" : "other"], {
            count: total.toLocaleString(intlLocale(locale)),
          })}
    </span>
  );
}
