/**
 * Puts values into the gaps of a sentence. Sentences whose values change in the browser arrive with their gaps open,
 * because a server component cannot hand over a function.
 *
 * @example fillWords("{from} → {to} a month", { from: "$470", to: "$445" }) // "$470 → $445 a month"
 */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
