import type { Delivery } from "@forecourt/database";

/** Returns the id of a message, with which its content was also sealed. */
export function messageId(delivery: Delivery): string {
  switch (delivery.subject) {
    case "lead":
      return delivery.leadId;
    case "email":
      return delivery.emailId;
    case "application":
      return delivery.applicationId;
    case "pixel-event":
      return delivery.pixelEventId;
    case "verification":
      return delivery.verificationId;
  }
}
