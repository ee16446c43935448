import type { Delivery } from "@forecourt/database";

/** The id of what is delivered, which is also what its content was sealed with. */
export function messageId(delivery: Delivery): string {
  return delivery.subject === "lead" ? delivery.leadId : delivery.verificationId;
}
