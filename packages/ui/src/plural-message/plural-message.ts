import { fillPlaceholders } from "../fill-placeholders/fill-placeholders.ts";

/**
 * A message with singular and plural form, where `{count}` is the number.
 * It is data, so that server components can pass it. Works for languages with two forms, such as English and Spanish.
 */
export type PluralMessage = { one: string; other: string };

/**
 * Formats the message for a number.
 *
 * @example pluralMessage({ one: "{count} match", other: "{count} matches" }, 3) // "3 matches"
 */
export function pluralMessage(message: PluralMessage, count: number): string {
  return fillPlaceholders(count === 1 ? message.one : message.other, { count });
}
