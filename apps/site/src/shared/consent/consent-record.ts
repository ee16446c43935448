/** How a visitor chose: a button, the switches, a form's box, or nothing (tiers 0 and 1). */
export const RECORDED_CHOICES = [
  "close-and-continue",
  "deny",
  "accept-all",
  "allow-all",
  "save-and-continue",
  "remember-details",
  "automatic",
] as const;
export type RecordedChoice = (typeof RECORDED_CHOICES)[number];

/** The proof of a choice: kept in the browser and with each lead (docs/product/consent.md, "Record"). */
export type ConsentRecord = {
  policyVersion: string;
  /** Seconds since 1970. */
  chosenAt: number;
  locale: "en" | "es";
  choice: RecordedChoice;
  /** The browser sent Global Privacy Control. */
  gpc: boolean;
};

/**
 * Writes a record for its cookie.
 *
 * @example serializeConsentRecord(record) // "2026-01~1795727520~en~deny~0"
 */
export function serializeConsentRecord(record: ConsentRecord): string {
  const { policyVersion, chosenAt, locale, choice, gpc } = record;
  return [
    encodeURIComponent(policyVersion).replaceAll("~", "%7E"),
    chosenAt,
    locale,
    choice,
    Number(gpc),
  ].join("~");
}

/** The record of a cookie's value; null when it is missing or malformed. */
export function parseConsentRecord(text: string | undefined): ConsentRecord | null {
  const [, chosenAt = "", locale, choice, gpc] = text?.split("~") ?? [];
  const policyVersion = recordedPolicy(text);
  const known = RECORDED_CHOICES.find((one) => one === choice);
  if (!policyVersion || !/^\d{1,12}$/.test(chosenAt) || !known) return null;
  return {
    policyVersion,
    chosenAt: Number(chosenAt),
    locale: locale === "es" ? "es" : "en",
    choice: known,
    gpc: gpc === "1",
  };
}

/** The policy version of a record; undefined without one. */
export function recordedPolicy(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.split("~", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
