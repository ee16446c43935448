import { localDate } from "@forecourt/calendar";

/**
 * Whether a valuation is still valid, through the end of its last day (docs/product/trade-in.md, "Validity").
 *
 * @param timeZone IANA name
 * @example isValuationValid({ validThrough: "2026-11-29" }, now, "America/Chicago")
 */
export function isValuationValid(
  { validThrough }: { validThrough: string },
  now: Date,
  timeZone: string,
): boolean {
  return localDate(now, timeZone) <= validThrough;
}
