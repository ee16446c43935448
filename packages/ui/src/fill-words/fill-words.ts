/**
 * Replaces the placeholders of a message.
 * Server components pass messages with placeholders, because they cannot pass functions to the browser.
 *
 * @example fillWords("{from} → {to} a month", { from: "$470", to: "$445" }) // "$470 → $445 a month"
 */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
