import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };

/** Everything the worker says to people. Spanish has the same keys, or this does not compile. */
export type Messages = typeof en;

const CATALOGUES: Readonly<Record<string, Messages>> = { en, es };

/**
 * The words of a language; English for one that is not here.
 *
 * @example messagesFor("es-MX").inbox.title // "Bandeja de entrada"
 */
export function messagesFor(locale: string): Messages {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language]! : en;
}

/** A text with its `{tokens}` filled in. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token);
}
