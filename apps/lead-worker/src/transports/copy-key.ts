/**
 * Returns the idempotency key of a copy, the same for every attempt: the lead's id, with the copy's number for
 * further recipients.
 *
 * @example copyKey("0199…", 0) // "0199…"
 */
export function copyKey(leadId: string, copy: number): string {
  return copy === 0 ? leadId : `${leadId}.${copy}`;
}
