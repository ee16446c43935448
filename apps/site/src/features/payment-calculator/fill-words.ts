/**
 * Puts values in the place of `{names}`. The browser gets sentences with their gaps and fills them itself, so that
 * the message library stays on the server.
 *
 * @example fillWords("{months} mo", { months: 72 }) // "72 mo"
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
