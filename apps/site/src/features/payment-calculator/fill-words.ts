/**
 * Replaces `{names}` with values. The browser gets templates and fills them in itself, so that the message library
 * stays on the server.
 *
 * @example fillWords("{months} mo", { months: 72 }) // "72 mo"
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
