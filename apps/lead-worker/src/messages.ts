import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };

/** The worker's texts for people. Spanish must have the same keys to compile. */
export type Messages = typeof en;

const CATALOGUES: Readonly<Record<string, Messages>> = { en, es };

/**
 * Returns the messages of a language; English for unsupported ones.
 *
 * @example messagesFor("es-MX").inbox.title // "Bandeja de entrada"
 */
export function messagesFor(locale: string): Messages {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language]! : en;
}

/** Replaces the `{tokens}` of a text; unknown ones stay. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token);
}
