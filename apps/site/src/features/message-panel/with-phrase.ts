/**
 * The message with a phrase at its end; unchanged when the phrase is in it already.
 *
 * @example withPhrase("Hello.", "Is it available?") // "Hello. Is it available?"
 */
export function withPhrase(message: string, phrase: string): string {
  if (message.includes(phrase)) return message;
  const typed = message.trimEnd();
  return typed === "" ? phrase : `${typed} ${phrase}`;
}
