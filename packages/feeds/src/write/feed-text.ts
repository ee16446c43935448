/** Longer descriptions are refused by Google and by Meta. */
const LONGEST = 5_000;
/** What XML 1.0 and tables cannot hold: control characters but the line feed, and two that are no characters. */
const FORBIDDEN = /[^\P{Cc}\n]|[\ufffe\uffff]/gu;

/** A text as feeds can carry it: well-formed, at most 5,000 characters, without control characters but line feeds. */
export function feedText(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, "\n").replace(FORBIDDEN, " ").trim();
  // A cut between the halves of a character would leave half of it.
  return whole
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
