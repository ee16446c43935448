/** A claimed message, owned by the caller until the lease ends. */
export type Delivery = {
  outboxId: number;
  /** Identifies the claim; each claim has a new token. */
  leaseToken: string;
  /** Number of this attempt, from 1. Counted at the claim, so that a message that crashes workers also counts. */
  attempts: number;
  /** When the message was stored; for a reminder, when it is to be sent. */
  createdAt: Date;
  /**
   * Sealed for the worker with the id of the lead, verification, email or event as additional data, or an application
   * sealed for the lender; null after the retention period.
   */
  sealed: Buffer | null;
} & DeliverySubject;

export type DeliverySubject =
  | {
      subject: "lead";
      leadId: string;
      kind: string;
      storeId: string;
      /** Sealed for the worker with its id; null without one, or after the retention period. */
      resume: { id: string; sealed: Buffer } | null;
    }
  | {
      subject: "email";
      emailId: string;
      kind: string;
      storeId: string;
      /** Whether it is too late to send it, by the database's clock. */
      expired: boolean;
    }
  | {
      subject: "application";
      applicationId: string;
      /** The lender's key that opens it. */
      keyId: string;
      storeId: string;
    }
  | {
      subject: "pixel-event";
      pixelEventId: string;
      /** The store whose ad pixel gets it. */
      storeId: string;
      /** Whether the ad network would refuse it for its age, by the database's clock. */
      expired: boolean;
    }
  | {
      subject: "verification";
      verificationId: string;
      /** Whether the code has expired, by the database's clock; then it is not sent. */
      expired: boolean;
    };
