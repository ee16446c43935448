/**
 * What every try of a copy has in common, for receivers that drop repetitions: the lead's id, with the number of the
 * copy for further recipients.
 *
 * @example copyKey("0199…", 0) // "0199…"
 */
export function copyKey(leadId: string, copy: number): string {
  return copy === 0 ? leadId : `${leadId}.${copy}`;
}
