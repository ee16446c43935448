/**
 * Replaces the `{placeholders}` of a message; unknown ones are kept.
 * Server components pass messages with placeholders, because they cannot pass functions to the browser.
 *
 * @example fillPlaceholders("{from} → {to} a month", { from: "$470", to: "$445" }) // "$470 → $445 a month"
 */
export function fillPlaceholders(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
