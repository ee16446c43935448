/** Google and Meta reject longer descriptions. */
const LONGEST = 5_000;
/** Characters that XML 1.0 and tables cannot contain: control characters except line feed, and two noncharacters. */
const FORBIDDEN = /[^\P{Cc}\n]|[\ufffe\uffff]/gu;

/** Normalises a text for feeds: well-formed, at most 5,000 characters, no control characters except line feeds. */
export function feedText(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, "\n").replace(FORBIDDEN, " ").trim();
  // Avoids cutting inside a surrogate pair.
  return whole
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
