import type { Delivery } from "@forecourt/database";

/** Returns the id of a message, with which its content was also sealed. */
export function messageId(delivery: Delivery): string {
  return delivery.subject === "lead" ? delivery.leadId : delivery.verificationId;
}
